import type { Product } from './product'

/** What a card says of a product's stock: the truth that matters for ordering it, or nothing. */
export type Availability =
  | { kind: 'desactivated' | 'rupture' | 'low' | 'mixable' }
  | { kind: 'arrival'; date: string }
  | { kind: 'awaited' }
  | null

/** The first that holds; plain stock says nothing. */
export function availabilityOf(product: Product): Availability {
  switch (product.tag) {
    case 'desactivated':
      return { kind: 'desactivated' }
    case 'out_of_stock':
    case 'insufficient_stock':
      return { kind: 'rupture' }
    case 'pending_receipt':
      return product.nextReceipt ? { kind: 'arrival', date: product.nextReceipt } : { kind: 'awaited' }
    case 'stock_alert':
      return { kind: 'low' }
    default:
      return product.tags.includes('dartess_warehouse') ? { kind: 'mixable' } : null
  }
}

/** Whether a product can be put into a cart; what is awaited can. */
export const isOrderable = (product: Product) =>
  product.status === 'active' && !['desactivated', 'out_of_stock', 'insufficient_stock'].includes(product.tag)

/** Day and month of a business date: 02/12. */
export const dayMonth = (date: string) => `${date.slice(8, 10)}/${date.slice(5, 7)}`
