import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { OrderSearch } from './search'

interface Options {
  /** Typing replaces the step back instead of adding one per letter. */
  replace?: boolean
}

export type ChangeSearch = (patch: Partial<OrderSearch>, options?: Options) => void

/** The state of the list in the URL, and the one way to change it. Changed filters lead to the first page. */
export function useOrderSearch(): [OrderSearch, ChangeSearch] {
  const search: OrderSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const change = useCallback<ChangeSearch>(
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
  return [search, change]
}
