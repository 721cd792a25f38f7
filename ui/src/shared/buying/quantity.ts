import type { CartLine } from '~/shared/cart/content'
import { nextCarton } from '~/shared/cart/mixed-carton'
import { snapQuantity } from '~/shared/parts/step-quantity'
import type { Product } from '~/shared/product/product'
import { isShared } from '~/shared/product/stock'

/** Whether quantities are counted in cartons; mixed cartons (Dartess) and odd multiples go by the bottle. */
export const isByCarton = ({ orderMultiple, unitsPerCarton }: Product) =>
  unitsPerCarton > 1 && orderMultiple % unitsPerCarton === 0

/** Goods of the shared warehouse go by the bottle, and fill cartons of six together (domain 3.3). */
export const isMixable = (product: Product) => isShared(product) && nextCarton(0) % product.orderMultiple === 0

/** Bottles of the cart that leave from the shared warehouse. */
export const mixedBottles = (lines: CartLine[]) =>
  lines.reduce((sum, { product, quantity }) => (product.warehouse === 'dartess' ? sum + quantity : sum), 0)

/** What one most likely wants: a full carton, or what completes the mixed carton under way; the least when stock is short. */
export function startQuantity(product: Product, mixed: number): number {
  const least = Math.max(product.minQuantity, product.orderMultiple)
  if (!isMixable(product)) return least
  const carton = snapQuantity(nextCarton(mixed) - mixed, { multiple: product.orderMultiple, minimum: least })
  return carton > product.available ? least : carton
}
