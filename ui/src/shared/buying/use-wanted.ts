import { useState } from 'react'
import { useCartQuantity } from '~/shared/cart/hooks'
import { useCart } from '~/shared/cart/store'
import type { Product } from '~/shared/product/product'
import { isOrderable } from '~/shared/product/stock'
import { mixedBottles, startQuantity } from './quantity'

/** How many bottles of a product are to be added. */
export interface Wanted {
  bottles: number
  inCart: number
  /** What is added is a line of its supplier's shop. */
  inShop: boolean
  /** How many the cart holds then: what the price counts. */
  together: number
  /** Null: what is proposed. */
  choose: (bottles: number | null) => void
}

/** What is proposed to be added, until the person changes it; taken in a shop, it is a line of its own. */
export function useWanted(product: Product, inShop = false): Wanted {
  const start = useCart(({ content }) => startQuantity(product, mixedBottles(content.lines)))
  const [chosen, choose] = useState<number | null>(null)
  const inCart = useCartQuantity(product.id, inShop)
  const bottles = chosen ?? start
  return { bottles, inCart, inShop, together: isOrderable(product) ? bottles + inCart : inCart, choose }
}
