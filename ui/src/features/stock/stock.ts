import type { GroupCode, Schemas } from '~/api/types'
import { isAdmin } from '~/shared/access/groups'
import type { StatusTone } from '~/shared/parts/StatusDot'
import type { ProductTag } from '~/shared/product/product'

/** The stock of one product; quantities are bottles. */
export type Stock = Schemas['CatalogueStock']

export type Movement = Schemas['CatalogueStockMovement']

export type MovementKind = Movement['kind']

export const MOVEMENTS = [
  'receipt',
  'reservation',
  'release',
  'shipment',
  'return',
  'correction',
] as const satisfies MovementKind[]

export type Correction = Schemas['CatalogueStockCorrection']

export type StockResult = Schemas['CatalogueStockResult']

/** The tags a stock can have, the most urgent first. */
export const TAGS = [
  'out_of_stock',
  'insufficient_stock',
  'stock_alert',
  'pending_receipt',
  'normal',
  'dartess_warehouse',
  'desactivated',
] as const satisfies readonly ProductTag[]

const tones: Partial<Record<ProductTag, StatusTone>> = {
  out_of_stock: 'error',
  insufficient_stock: 'error',
  stock_alert: 'attention',
  pending_receipt: 'attention',
  desactivated: 'neutral',
}

export const toneOf = (tag: ProductTag): StatusTone => tones[tag] ?? 'done'

/** What lies at Dartess is counted there: administrators alone correct it (domain 6.1). */
export const mayCount = ({ warehouse }: Pick<Stock, 'warehouse'>, group: GroupCode | undefined) =>
  warehouse !== 'dartess' || (group !== undefined && isAdmin(group))

/** What is on its way and nobody was promised. */
export const freeIncoming = ({ incoming, promised }: Stock) => Math.max(0, incoming - promised)
