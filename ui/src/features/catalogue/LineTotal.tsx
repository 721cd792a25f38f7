import { useCartQuantity } from '~/shared/cart/hooks'
import { formatMoney } from '~/shared/format/format'
import { shownPrice, times } from './price'
import type { Product } from './product'

/** What the bottles in the cart cost at the price shown. */
export function LineTotal({ product }: { product: Product }) {
  const quantity = useCartQuantity(product.id)
  const price = shownPrice(product)
  if (!price || quantity === 0) return <>–</>
  return <b>{formatMoney(times(price.amount, quantity))}</b>
}
