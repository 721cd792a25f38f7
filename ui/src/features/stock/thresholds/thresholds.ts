import type { QueryClient } from '@tanstack/react-query'
import { wineOf } from '~/shared/format/format'
import { text } from '~/shared/i18n/i18n'
import { productWrites } from '~/shared/writes/product-writes'
import { STOCK } from '../queries'
import { refreshStock } from '../refresh'
import type { Stock } from '../stock'

/** Thresholds that were written in the list: shown at once, sent together, taken back one after the other. */
export const thresholds = productWrites<Stock, { stockAlertThreshold: number }>({
  name: 'threshold',
  lists: [...STOCK, 'list'],
  versionOf: ({ version }) => version,
  put: (stock, { stockAlertThreshold }, version) => ({ ...stock, version, threshold: stockAlertThreshold }),
  say: (what, wine) => text(`stock:threshold.${what}`, { wine }),
  refresh: refreshStock,
})

const keyOf = ({ product }: Stock) => String(product.id)

/** The threshold that a cell shows, and why it is not saved, if so. */
export function useThreshold(stock: Stock) {
  const unsaved = thresholds.useUnsaved(keyOf(stock))
  return { value: unsaved?.fields.stockAlertThreshold ?? stock.threshold, failure: unsaved?.failure ?? null }
}

/** Sets thresholds: shown at once, sent together, offered back. */
export function changeThresholds(client: QueryClient, rows: Stock[], after: number): void {
  const changes = rows.flatMap((stock) => {
    const { '@id': iri, id } = stock.product
    const key = keyOf(stock)
    const unsaved = thresholds.unsaved(key)
    const before = unsaved?.fields.stockAlertThreshold ?? stock.threshold
    if (before === after && !unsaved?.failure) return []
    const fields = { before: { stockAlertThreshold: before }, after: { stockAlertThreshold: after } }
    return [{ key, id, iri, name: wineOf(stock.product), ...fields }]
  })
  const [first] = changes
  if (!first) return
  const words =
    changes.length === 1
      ? text('stock:threshold.changed', { wine: first.name, before: first.before.stockAlertThreshold, after })
      : text('stock:threshold.changedAll', { count: changes.length, after })
  thresholds.write(client, changes, words)
}
