import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'
import { PAGE_ROWS, rowSource } from '~/shared/table/row-source'
import type { ImportMode, ProductImport } from './imports'
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
    queryFn: ({ signal }) => api.get('/product_imports/{id}', { path: { id }, signal }),
    refetchInterval: ({ state: { data } }) => (data && isAtWork(data) ? LOOK_AGAIN : false),
    staleTime: 0,
  })

/** The imports there were, the newest first. */
export const imports = rowSource((query, signal) => api.get('/product_imports', { query, signal }), [IMPORTS], {
  refetchInterval: ({ state: { data } }) => (data?.['hydra:member'].some(isAtWork) ? LOOK_AT_LIST : false),
  staleTime: 0,
})

/** A page of rows as the server has them now. */
export const fetchRows = (id: number, only: string, page: number, signal: AbortSignal) =>
  api.get('/product_imports/{id}/rows', {
    path: { id },
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
  api.put(
    '/product_imports/{id}/columns',
    { columns, ...(supplier ? { supplier: `/api/users/${supplier}` } : {}) },
    { path: { id } },
  )

/** Writes into a cell; the row, and those that share its reference, are checked again. */
export const repairCell = (
  id: number,
  number: number,
  field: string,
  text: string,
  call: { switchUser?: string | null },
) =>
  api.patch('/product_imports/{id}/rows', { rows: [{ number, values: { [field]: text } }] }, { path: { id }, ...call })

export const startImport = (id: number, mode: ImportMode) =>
  api.post('/product_imports/{id}/start', { mode }, { path: { id } })

export type ImportAct = 'cancel' | 'resume' | 'undo'

export const actOnImport = (id: number, act: ImportAct) =>
  api.post(`/product_imports/{id}/${act}`, {}, { path: { id } })
