import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Collection, Schemas } from '~/api/types'
import { api } from '~/shared/api/client'
import { tell } from '~/shared/api/tell'
import { toast } from '~/shared/toasts/toast'
import { createWrites, type Write } from './writes'

/** What became of one product of a bulk change. `before` undoes it, sent as a row. */
export type BulkResult = Schemas['CatalogueBulkResult']

/** A change of the version that was seen. */
export type BulkRow = Record<string, unknown> & { product: string; version: number }

/** Products changed by one call at most. */
export const BULK_ROWS = 1_000

/** Changes each product in its own way. */
export const changeRows = (rows: BulkRow[], call: { switchUser?: string | null } = {}) =>
  api.post('/products/bulk', { rows }, call)

/** Why a product was left as it is: its first wrong value, else the whole refusal. */
export const reasonOf = ({ error }: BulkResult) => error?.violations[0]?.message ?? error?.message ?? ''

/** A change of some fields of a product, in the row of a list. */
interface ProductWrite<F extends object> extends Write<F> {
  id: number
  iri: string
  name: string
}

interface Options<R, F extends object> {
  name: string
  /** Of the lists that show the products. */
  lists: QueryKey
  versionOf: (row: R) => number
  /** A row with what was saved. */
  put: (row: R, fields: F, version: number) => R
  say: (what: 'failed' | 'refused' | 'undone', name?: string) => string
  /** What stays where it was written when its call failed (`createWrites`). */
  kept?: (after: F) => F
  /** Lists that show the products are old. */
  refresh: (client: QueryClient) => void
}

/** Changes rows in every list that is here; those that do not change are left as they are, and not drawn again. */
export function replaceRows<R extends { id: number }>(
  client: QueryClient,
  lists: QueryKey,
  ids: { has: (id: number) => boolean },
  change: (row: R) => R,
): void {
  client.setQueriesData<Collection<R>>({ queryKey: lists }, (page) =>
    page?.['hydra:member'].some(({ id }) => ids.has(id))
      ? { ...page, 'hydra:member': page['hydra:member'].map((one) => (ids.has(one.id) ? change(one) : one)) }
      : page,
  )
}

/** Writes into the rows of a list of products; a row that somebody else changed meanwhile is refused. */
export function productWrites<R extends { id: number }, F extends object>(options: Options<R, F>) {
  const { name, lists, versionOf, put, say, kept, refresh } = options
  /** Of products that were changed here since their row was read. */
  const versions = new Map<number, number>()

  /** The latest version that is known here. */
  function versionNow(client: QueryClient, id: number): number {
    const rows = client.getQueriesData<Collection<R>>({ queryKey: lists }).flatMap(([, page]) => page?.['hydra:member'])
    return Math.max(versions.get(id) ?? 0, ...rows.flatMap((row) => (row?.id === id ? versionOf(row) : [])))
  }

  return createWrites<ProductWrite<F>>({
    name,
    most: BULK_ROWS,
    async send(writes, client, call) {
      const rows = writes.map(({ id, iri, after }) => ({ product: iri, version: versionNow(client, id), ...after }))
      const { results } = await changeRows(rows, call)
      const saved = new Map<number, F>()
      const refused = writes.filter((write, at) => {
        const result = results[at]
        if (result?.error) {
          toast.error(say('refused', write.name), { id: `${name}-${write.id}`, detail: reasonOf(result) })
          // Somebody else may have written: the row shows what is true.
          if (result.error.code === 'changed_meanwhile') {
            versions.delete(write.id)
            void client.invalidateQueries({ queryKey: lists })
          }
          return true
        }
        saved.set(write.id, write.after)
        if (result) versions.set(write.id, result.version)
        return false
      })
      replaceRows<R>(client, lists, saved, (row) =>
        put(row, saved.get(row.id) as F, versions.get(row.id) ?? versionOf(row)),
      )
      return refused
    },
    failed(error) {
      const words = say('failed')
      tell(error, words)
      return words
    },
    ...(kept && { kept }),
    undone: () => say('undone'),
    atRest: refresh,
  })
}
