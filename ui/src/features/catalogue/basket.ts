import { addToCart, setCartQuantity } from '~/shared/cart/actions'
import { quantityOf } from '~/shared/cart/content'
import { cart } from '~/shared/cart/store'
import type { Product } from './product'

/** Sets how many bottles of a product the cart holds: a new product is announced, a changed quantity is not. */
export function setQuantity(product: Product, bottles: number): void {
  const isNew = quantityOf(cart().content.lines, product.id) === 0
  if (isNew && bottles > 0) addToCart(product, bottles)
  else setCartQuantity(product, bottles)
}
