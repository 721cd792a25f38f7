import { api } from '~/shared/api/client'
import type { Violation } from '~/shared/api/errors'
import type { RowFields } from './cells'

/** What became of one product of a bulk change. `before` undoes it, sent as a row. */
export interface BulkResult {
  product: string
  version: number
  error: { code: string; message: string; violations: Violation[] } | null
  before: Record<string, unknown>
}

/** What all chosen products become. */
export interface CommonChange
  extends Pick<RowFields, 'status' | 'groups' | 'listPriceTaxExcl' | 'stockAlertThreshold'> {
  /** Percent, signed. */
  pricePercent?: number
  sampleAllowed?: boolean
}

/** A change of the version that was seen. */
export type BulkRow = Record<string, unknown> & { product: string; version: number }

/** Products changed by one call at most. */
const BATCH = 1000

async function inBatches<T>(
  items: T[],
  send: (batch: T[]) => Promise<{ results: BulkResult[] }>,
): Promise<BulkResult[]> {
  const results: BulkResult[] = []
  for (let from = 0; from < items.length; from += BATCH) {
    results.push(...(await send(items.slice(from, from + BATCH))).results)
  }
  return results
}

/** Changes products alike. */
export const changeAll = (products: string[], change: CommonChange): Promise<BulkResult[]> =>
  inBatches(products, (batch) => api.post('/products/bulk', { products: batch, change }))

/** Changes each product in its own way. */
export const changeEach = (rows: BulkRow[]): Promise<BulkResult[]> =>
  inBatches(rows, (batch) => api.post('/products/bulk', { rows: batch }))

/** Why a product was left as it is: its first wrong value, else the whole refusal. */
export const reasonOf = ({ error }: BulkResult) => error?.violations[0]?.message ?? error?.message ?? ''
