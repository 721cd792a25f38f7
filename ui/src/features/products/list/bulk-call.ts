import { api } from '~/shared/api/client'
import { BULK_ROWS, type BulkResult, type BulkRow, changeRows } from '~/shared/writes/product-writes'
import type { RowFields } from './cells'

/** What all chosen products become. */
export interface CommonChange
  extends Pick<RowFields, 'status' | 'groups' | 'listPriceTaxExcl' | 'stockAlertThreshold'> {
  /** Percent, signed. */
  pricePercent?: number
  sampleAllowed?: boolean
}

async function inBatches<T>(
  items: T[],
  send: (batch: T[]) => Promise<{ results: BulkResult[] }>,
): Promise<BulkResult[]> {
  const results: BulkResult[] = []
  for (let from = 0; from < items.length; from += BULK_ROWS) {
    results.push(...(await send(items.slice(from, from + BULK_ROWS))).results)
  }
  return results
}

/** Changes products alike. */
export const changeAll = (products: string[], change: CommonChange): Promise<BulkResult[]> =>
  inBatches(products, (batch) => api.post('/products/bulk', { products: batch, change }))

/** Changes each product in its own way. */
export const changeEach = (rows: BulkRow[]): Promise<BulkResult[]> => inBatches(rows, (batch) => changeRows(batch))
