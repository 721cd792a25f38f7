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
  /** How many the cart holds then: what the price counts. */
  together: number
  /** Null: what is proposed. */
  choose: (bottles: number | null) => void
}

/** What is proposed to be added, until the person changes it. */
export function useWanted(product: Product): Wanted {
  const start = useCart(({ content }) => startQuantity(product, mixedBottles(content.lines)))
  const [chosen, choose] = useState<number | null>(null)
  const inCart = useCartQuantity(product.id)
  const bottles = chosen ?? start
  return { bottles, inCart, together: isOrderable(product) ? bottles + inCart : inCart, choose }
}
