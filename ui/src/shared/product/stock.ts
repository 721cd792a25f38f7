import type { StatusTone } from '~/shared/parts/StatusDot'
import type { Product, ProductDetail, ProductTag } from './product'

const tones: Partial<Record<ProductTag, StatusTone>> = {
  desactivated: 'neutral',
  out_of_stock: 'error',
  insufficient_stock: 'error',
  pending_receipt: 'attention',
  stock_alert: 'attention',
}

/** What a product's stock means for ordering it. */
export const stockTone = ({ tag }: Product): StatusTone => tones[tag] ?? 'done'

/** Whether the stock needs its tag's words; of plain stock the figure says enough. */
export const needsWords = ({ tag }: Product) => tones[tag] !== undefined

/** Whether a product can be put into a cart; what is awaited can, what another agent sells to the customer cannot. */
export const isOrderable = (product: Product) =>
  !product.otherAgent &&
  product.status === 'active' &&
  !['desactivated', 'out_of_stock', 'insufficient_stock'].includes(product.tag)

/** What of so many bottles is not there yet, laid over what arrives and is promised to nobody, the earliest first. */
export function awaitedOf({ available, arrivals }: Pick<ProductDetail, 'available' | 'arrivals'>, asked: number) {
  let rest = Math.max(0, asked - Math.max(0, available))
  return arrivals.flatMap(({ expectedOn, quantity: coming }) => {
    const quantity = Math.min(rest, coming)
    rest -= quantity
    return quantity > 0 ? [{ expectedOn, quantity }] : []
  })
}

/** Whether its bottles leave from the shared warehouse, in cartons that mix suppliers. */
export const isShared = ({ warehouse }: Product) => warehouse === 'dartess'
