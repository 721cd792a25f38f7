import type { GroupCode, Schemas } from '~/api/types'
import { isAdmin } from '~/shared/access/groups'
import type { States } from '~/shared/document/states'
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

/** What the stock of a product says of it, in the words of specification 3. */
export const tagStates: States<ProductTag> = {
  tones: {
    out_of_stock: 'error',
    insufficient_stock: 'error',
    stock_alert: 'attention',
    pending_receipt: 'attention',
    normal: 'done',
    dartess_warehouse: 'done',
    stock_back: 'done',
    sample: 'done',
    desactivated: 'neutral',
  },
  nameOf: (tag) => `enums:order_tag.${tag}`,
}

/** What lies at Dartess is counted there: administrators alone correct it (domain 6.1). */
export const mayCount = ({ warehouse }: Pick<Stock, 'warehouse'>, group: GroupCode | undefined) =>
  warehouse !== 'dartess' || (group !== undefined && isAdmin(group))

/** What is on its way and nobody was promised. */
export const freeIncoming = ({ incoming, promised }: Stock) => Math.max(0, incoming - promised)
