import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { ImportSearch } from './search'

/** Changes what the address says; typing and choosing replace the step back instead of adding one. */
export type ChangeSearch = (patch: Partial<ImportSearch>, options?: { replace?: boolean }) => void

/** What the address says of the import on screen, and the way to change it. */
export function useImportSearch(): [ImportSearch, ChangeSearch] {
  const search: ImportSearch = useSearch({ from: '/_app/products/import' })
  const navigate = useNavigate()
  const change = useCallback<ChangeSearch>(
    (patch, { replace = false } = {}) => {
      void navigate({
        to: '.',
        search: (before: object) => ({ ...before, row: undefined, ...patch }),
        replace,
        resetScroll: false,
      })
    },
    [navigate],
  )
  return [search, change]
}
