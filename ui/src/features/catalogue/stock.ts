import type { StatusTone } from '~/shared/parts/StatusDot'
import type { Product, ProductTag } from '~/shared/product/product'

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

/** Whether a product can be put into a cart; what is awaited can. */
export const isOrderable = (product: Product) =>
  product.status === 'active' && !['desactivated', 'out_of_stock', 'insufficient_stock'].includes(product.tag)

/** Whether its bottles leave from the shared warehouse, in cartons that mix suppliers. */
export const isShared = ({ warehouse }: Product) => warehouse === 'dartess'
