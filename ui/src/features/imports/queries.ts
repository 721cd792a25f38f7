import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Collection } from '~/api/types'
import { api } from '~/shared/api/client'
import { PAGE_ROWS } from '~/shared/table/page-rows'
import type { ImportCounts, ImportMode, ImportRow, ProductImport } from './imports'
import { isAtWork } from './imports'

/** Everything read of imports: one key to read it again. */
const IMPORTS = 'imports'

/** Milliseconds between two looks at an import that goes on. */
const LOOK_AGAIN = 700

/** Milliseconds between two looks at the list while one in it goes on. */
const LOOK_AT_LIST = 4_000

/** One import; it is looked at again while the server is at work on it. An import that is not the reader's is a 404. */
export const importQuery = (id: number) =>
  queryOptions({
    queryKey: [IMPORTS, 'one', id],
    queryFn: ({ signal }) => api.get<ProductImport>(`/product_imports/${id}`, { signal }),
    refetchInterval: ({ state: { data } }) => (data && isAtWork(data) ? LOOK_AGAIN : false),
    staleTime: 0,
  })

export const importsPageQuery = (page: number) =>
  queryOptions({
    queryKey: [IMPORTS, 'list', page],
    queryFn: ({ signal }) =>
      api.get<Collection<ProductImport>>('/product_imports', {
        query: { page, itemsPerPage: PAGE_ROWS },
        signal,
      }),
    refetchInterval: ({ state: { data } }) => (data?.['hydra:member'].some(isAtWork) ? LOOK_AT_LIST : false),
    staleTime: 0,
  })

/** A page of rows as the server has them now. */
export const fetchRows = (id: number, only: string, page: number, signal: AbortSignal) =>
  api.get<Collection<ImportRow>>(`/product_imports/${id}/rows`, {
    query: { only, page, itemsPerPage: PAGE_ROWS },
    signal,
  })

export const rowsKey = (id: number, ...of: unknown[]) => [IMPORTS, 'rows', id, ...of]

/** What was answered of an import is what it is now; the list hears of it too. */
export function keepImport(client: QueryClient, changed: ProductImport): void {
  client.setQueryData(importQuery(changed.id).queryKey, changed)
  void client.invalidateQueries({ queryKey: [IMPORTS, 'list'] })
}

/** Says what the columns are; the rows are then checked. */
export const nameColumns = (
  id: number,
  columns: { index: number; field: string | null }[],
  supplier: number | undefined,
) =>
  api.put<ProductImport>(`/product_imports/${id}/columns`, {
    columns,
    ...(supplier ? { supplier: `/api/users/${supplier}` } : {}),
  })

export interface Repaired {
  rows: ImportRow[]
  counts: ImportCounts
}

/** Writes into a cell; the row, and those that share its reference, are checked again. */
export const repairCell = (id: number, number: number, field: string, text: string) =>
  api.patch<Repaired>(`/product_imports/${id}/rows`, { rows: [{ number, values: { [field]: text } }] })

export const startImport = (id: number, mode: ImportMode) =>
  api.post<ProductImport>(`/product_imports/${id}/start`, { mode })

export type ImportAct = 'cancel' | 'resume' | 'undo'

export const actOnImport = (id: number, act: ImportAct) => api.post<ProductImport>(`/product_imports/${id}/${act}`, {})
