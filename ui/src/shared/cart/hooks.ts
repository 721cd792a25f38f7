import { useMemo } from 'react'
import { useShallow } from 'zustand/react/shallow'
import type { QuoteItem } from '~/api/quote'
import { useSession } from '~/shared/session/session'
import { groupsOf, isTaxIncluded, type LineGroup } from './amounts'
import { quantityOf } from './content'
import { ordersForOthers } from './own-customer'
import { useCart } from './store'

/** The units of a product in the cart, 0 when it is not there. */
export const useCartQuantity = (productId: number, store = false) =>
  useCart(({ content }) => quantityOf(content.lines, productId, store))

/** The units of every product in the cart, by product id. */
export const useCartQuantities = () =>
  useCart(
    useShallow(({ content }) =>
      Object.fromEntries(content.lines.map(({ product, quantity }) => [product.id, quantity])),
    ),
  ) as Readonly<Record<number, number | undefined>>

const nothing: QuoteItem['promises'] = []

/** What of a product in the cart is not there yet, as the server last said of the same quantity. */
export const useCartPromises = (productId: number) =>
  useCart(({ content, quote }) => {
    const priced = quote?.suppliers.flatMap(({ items }) => items).find(({ product }) => product.id === productId)
    return priced?.quantity === quantityOf(content.lines, productId, false) ? priced.promises : nothing
  })

/** The lines of the cart by supplier, with prices. */
export function useCartGroups(): LineGroup[] {
  const content = useCart((state) => state.content)
  const quote = useCart((state) => state.quote)
  return useMemo(() => groupsOf({ content, quote }), [content, quote])
}

/** Whom a cart of somebody who orders for others is for; null where it is one's own, or nobody is chosen. */
export function useOrderedFor(): number | null {
  const group = useSession(({ user }) => user?.userGroup.code)
  const customer = useCart(({ content }) => content.customer)
  return group && ordersForOthers(group) ? customer : null
}

/** Whether every price of the cart includes tax: the cart of an individual. */
export const useIsTaxIncluded = () => useCart(isTaxIncluded)
