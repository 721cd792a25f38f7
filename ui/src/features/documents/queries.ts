import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'
import { oneOf } from '~/shared/api/one-of'
import { fetchFile } from '~/shared/export/fetch-file'
import { DOCUMENTS, type Document } from './document'

/** How often a document that is being made is looked at again. */
const MAKING = 2_000

/** One document; an unknown one fails with a 404. */
const known = oneOf<Document>(DOCUMENTS, (id, signal) => api.get('/documents/{id}', { path: { id }, signal }))

/** One document, looked at until it is made. */
export const documentQuery = (id: number) => ({
  ...known(String(id)),
  refetchInterval: ({ state }: { state: { data?: Document | undefined } }) =>
    state.data?.status === 'pending' ? MAKING : (false as const),
})

/** The file of a document, which never changes. */
export const fileQuery = (url: string) =>
  queryOptions({ queryKey: [...DOCUMENTS, 'file', url], queryFn: () => fetchFile(url, {}), staleTime: Infinity })
