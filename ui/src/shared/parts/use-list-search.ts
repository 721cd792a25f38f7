import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'

interface Options {
  /** Typing replaces the step back instead of adding one per letter. */
  replace?: boolean
}

/** Changes a list's state in the URL. */
export type ChangeSearch<Search> = (patch: Partial<Search>, options?: Options) => void

const start = { page: undefined, row: undefined }

type Plain = Record<string, string | number | boolean | string[] | undefined>

const withoutRow = ({ row: _row, ...search }: Plain): Plain => search

/** The state of a list in the URL but for the row in sight, and the one way to change it. Changed filters lead to the start of the list. */
export function useListSearch<Search extends object, Patched extends object = Search>(): [
  Search,
  ChangeSearch<Patched>,
] {
  // The route that shows the screen has validated it.
  const search: object = useSearch({ strict: false, select: withoutRow, structuralSharing: true })
  const navigate = useNavigate()
  const change = useCallback<ChangeSearch<Patched>>(
    (patch, { replace = false } = {}) => {
      void navigate({
        to: '.',
        search: (before: object) => ({ ...before, ...('columns' in patch ? {} : start), ...patch }),
        replace,
        resetScroll: 'page' in patch && patch.page !== undefined,
      })
    },
    [navigate],
  )
  return [search as Search, change]
}
