import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { CatalogueSearch } from './search'

interface Options {
  /** Typing replaces the step back instead of adding one per letter. */
  replace?: boolean
}

export type ChangeSearch = (patch: Partial<CatalogueSearch>, options?: Options) => void

/** The state of the screen in the URL, and the one way to change it. Changed filters lead to the first page. */
export function useCatalogueSearch(): [CatalogueSearch, ChangeSearch] {
  const search: CatalogueSearch = useSearch({ strict: false })
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
