import { addToCart, setCartQuantity } from '~/shared/cart/actions'
import { quantityOf } from '~/shared/cart/content'
import { cart } from '~/shared/cart/store'
import type { Product } from '~/shared/product/product'
import { isOrderable } from '~/shared/product/stock'
import { mixedBottles, startQuantity } from './quantity'

/** Sets how many bottles of a product the cart holds, taken in a shop or not: a new one is announced, a changed quantity is not. */
export function setQuantity(product: Product, bottles: number, inShop = false): void {
  const isNew = quantityOf(cart().content.lines, product.id, inShop) === 0
  if (isNew && bottles > 0) addToCart(product, bottles, inShop)
  else setCartQuantity(product, bottles, inShop)
}

/** Puts what can be ordered and is not there yet into the cart, a carton of each; how many products that were. */
export function addAll(products: Product[]): number {
  const fresh = products.filter((product) => isOrderable(product) && quantityOf(cart().content.lines, product.id) === 0)
  for (const product of fresh) setCartQuantity(product, startQuantity(product, mixedBottles(cart().content.lines)))
  return fresh.length
}
