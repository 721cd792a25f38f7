import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'
import { text } from '~/shared/i18n/i18n'
import type { Product } from '~/shared/product/product'
import { productWrites } from '~/shared/writes/product-writes'

/** A product of the supplier; `inStore` once it was put into the shop or taken out here, else the shop's own list says. */
export type ShopRow = Product & { inStore?: boolean }

interface ShopFields {
  inStore?: boolean
  storePriceTaxIncl?: number
}

const ROWS = ['products', 'shop-rows'] as const

/** Products of one call. */
const BATCH = 500

/** Every product of a supplier: which of them its shop sells is decided here. */
export const shopRowsQuery = (supplier: number) =>
  queryOptions({
    queryKey: [...ROWS, supplier],
    queryFn: async ({ signal }) => {
      const all: ShopRow[] = []
      for (let page = 1; ; page += 1) {
        const query = { supplier: [supplier], order: { name: 'asc' as const }, page, itemsPerPage: BATCH }
        const { 'hydra:member': some } = await api.get('/products', { query, signal })
        all.push(...some)
        if (some.length < BATCH) return { 'hydra:member': all, 'hydra:totalItems': all.length }
      }
    },
  })

const withVersion = ({ sheet, ...row }: ShopRow, version: number): ShopRow => ({
  ...row,
  sheet: sheet && { ...sheet, version },
})

/** What was written of products in the shop: shown at once, sent together, taken back one after the other. */
export const shopWrites = productWrites<ShopRow, ShopFields>({
  name: 'shop-row',
  lists: ROWS,
  versionOf: ({ sheet }) => sheet?.version ?? 0,
  put: (row, fields, version) => withVersion({ ...row, ...fields }, version),
  say: (what, name) => text(`store:write.${what}`, { name }),
  // A price stays in its cell, which says so; a switch does not.
  kept: (after) => (after.storePriceTaxIncl === undefined ? {} : after),
  refresh: (client) => void refresh(client),
})

/** What the shop lacks and sells may be another; the rows know it already. */
async function refresh(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: ['stores'] })
  void client.invalidateQueries({ queryKey: ['products'], refetchType: 'none' })
}

/** Wines that somebody put into the window before they had a price: the price that is written brings them in. */
const awaitingPrice = new Set<number>()

export const awaitPrice = ({ id }: ShopRow): void => void awaitingPrice.add(id)

/** What a price that is written changes of a wine. */
export function priced({ id }: ShopRow, storePriceTaxIncl: number): ShopFields {
  return awaitingPrice.delete(id) ? { storePriceTaxIncl, inStore: true } : { storePriceTaxIncl }
}

/** A product as it was written, and why a field of it is not saved, if so. */
export function useWritten(row: ShopRow) {
  const unsaved = shopWrites.useUnsaved(String(row.id))
  return {
    row: unsaved ? { ...row, ...unsaved.fields } : row,
    failureOf: (field: keyof ShopFields) => (unsaved && field in unsaved.fields ? unsaved.failure : null),
  }
}

/** Shows a change of a product at once, sends it, and offers to take it back. */
export function writeRow(
  client: QueryClient,
  row: ShopRow,
  before: ShopFields,
  after: ShopFields,
  words: string,
): void {
  const { '@id': iri, id, name } = row
  shopWrites.write(client, [{ key: String(id), id, iri, name, before, after }], words)
}
