import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'

interface Options {
  /** Typing replaces the step back instead of adding one per letter. */
  replace?: boolean
}

/** Changes a list's state in the URL. */
export type ChangeSearch<Search> = (patch: Partial<Search>, options?: Options) => void

/** The state of a list in the URL, and the one way to change it. Changed filters lead to the first page. */
export function useListSearch<Search extends { page?: number | undefined }>(): [Search, ChangeSearch<Search>] {
  // The route that shows the screen has validated it.
  const search: object = useSearch({ strict: false })
  const navigate = useNavigate()
  const change = useCallback<ChangeSearch<Search>>(
    (patch, { replace = false } = {}) => {
      void navigate({
        to: '.',
        search: (before: object) => ({ ...before, page: undefined, ...patch }),
        replace,
        resetScroll: patch.page !== undefined,
      })
    },
    [navigate],
  )
  return [search as Search, change]
}
