import type { OrderDetail, OrderItem } from '~/shared/order/order'

export interface WithdrawalValues extends Record<string, unknown> {
  lines: { item: number; isChosen: boolean; quantity: number }[]
}

/** A line of an order with the bottles that may be given back. */
export interface ReturnableLine {
  id: number
  product: OrderItem['product']
  most: number
}

/** The lines that somebody may withdraw from, as the server counts them. */
export const returnableLines = ({ items, withdrawal }: Pick<OrderDetail, 'items' | 'withdrawal'>): ReturnableLine[] =>
  items.flatMap(({ id, product }) => {
    const most = withdrawal?.items.find(({ item }) => item === id)?.quantity ?? 0
    return most > 0 ? [{ id, product, most }] : []
  })

interface Body {
  items?: { item: number; quantity: number }[]
}

/** What is sent, and which lines of the screen that are; nothing is said of lines where the whole order is meant. */
export function withdrawalBody({ lines }: WithdrawalValues): { body: Body; shown: number[] } {
  const chosen = lines.map((line, at) => ({ ...line, at })).filter(({ isChosen, quantity }) => isChosen && quantity > 0)
  return {
    body: lines.length > 0 ? { items: chosen.map(({ item, quantity }) => ({ item, quantity })) } : {},
    shown: chosen.map(({ at }) => at),
  }
}
