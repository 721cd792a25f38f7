import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'

/** The same choices in whatever order the address names them. */
function sameSearch(one: string, other: string): boolean {
  const sorted = (search: string) => {
    const params = new URLSearchParams(search)
    params.sort()
    return params.toString()
  }
  return sorted(one) === sorted(other)
}

/**
 * The list on screen as a view: its address without the place in it or the row open beside it, and with the columns the person has chosen.
 * `columns` are those choices.
 */
export function useViewInUrl(columns: readonly string[]) {
  const router = useRouter()
  const navigate = useNavigate()
  const {
    row: _row,
    page: _page,
    request: _request,
    ...shown
  } = useSearch({ strict: false }) as Record<string, unknown>
  const searchOf = (search: object) => router.options.stringifySearch(search).replace(/^\?/, '')
  const current = searchOf({ ...shown, columns: columns.length > 0 ? columns : undefined })
  return {
    /** What saving keeps. */
    current,
    isOpen: (search: string) => sameSearch(search, current) || sameSearch(search, searchOf(shown)),
    onOpen: (search: string) =>
      void navigate({ to: '.', search: router.options.parseSearch(`?${search}`) as never, resetScroll: false }),
  }
}
