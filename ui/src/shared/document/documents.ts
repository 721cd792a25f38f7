import { hashKey, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Freshness, oneOf } from '~/shared/api/one-of'

/** A kind of documents as it is read: under which key, one by its id, and by which keys what hangs on them. */
export interface Documents<One> {
  key: readonly string[]
  one: ReturnType<typeof oneOf<One>>
  besides: readonly string[]
}

/** Documents that are read under a key, one by its id; one that is not there, or not for the reader, fails its screen with a 404. */
export const documentsOf = <One>(
  key: readonly string[],
  read: (id: string, signal: AbortSignal) => Promise<One>,
  fresh?: Freshness,
  besides: readonly string[] = [],
): Documents<One> => ({ key, one: oneOf(key, read, fresh), besides })

interface Known {
  id: number
}

const readAgain = (client: QueryClient, key: readonly string[], besides: readonly string[], shown?: string) =>
  Promise.all([
    client.invalidateQueries({ queryKey: key, predicate: ({ queryHash }) => queryHash !== shown }),
    ...besides.map((beside) => client.invalidateQueries({ queryKey: [beside] })),
  ])

/** Shows a document as an answer has it, and reads again its lists and what hangs on it. */
export function showDocument<One extends Known>(
  client: QueryClient,
  { key, one, besides }: Documents<One>,
  document: One,
): void {
  const { queryKey } = one(String(document.id))
  client.setQueryData(queryKey, document)
  void readAgain(client, key, besides, hashKey(queryKey))
}

/** The same of one that is deleted. */
export function forgetDocument<One>(client: QueryClient, { key, one, besides }: Documents<One>, id: number): void {
  client.removeQueries({ queryKey: one(String(id)).queryKey })
  void readAgain(client, key, besides)
}

/** What follows a change of a document. */
export interface Updates<One> {
  /** It has become so. */
  show: (document: One) => unknown
  /** Somebody else changed it, or may have. */
  readAgain: () => unknown
}

/** What follows a change of a document that is kept as it was read. */
export function useUpdates<One extends Known>(documents: Documents<One>): Updates<One> {
  const client = useQueryClient()
  return useMemo(
    () => ({
      show: (document) => showDocument(client, documents, document),
      readAgain: () => readAgain(client, documents.key, documents.besides),
    }),
    [client, documents],
  )
}
