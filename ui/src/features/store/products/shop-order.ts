import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { tell } from '~/shared/api/tell'
import { showDocument } from '~/shared/document/documents'
import { text } from '~/shared/i18n/i18n'
import { type Shop, shops, soldIn } from '~/shared/shop/shop'
import { createWrites, type Write } from '~/shared/writes/writes'
import { orderShop } from '../queries'

/** A shop's products in an order, by their IRIs. */
type OrderWrite = Write<{ order?: readonly string[] }> & { shop: number }

/** Orders that products were put in: shown at once, the latest sent, taken back one after the other. */
export const shopOrder = createWrites<OrderWrite>({
  name: 'shop-order',
  most: 1,
  async send([write], client, call) {
    const order = write?.after.order
    const shop = write && client.getQueryData<Shop>(shops.one(String(write.shop)).queryKey)
    if (!shop || !order) return []
    showDocument(client, shops, await orderShop(shop, order, call))
    void client.invalidateQueries({ queryKey: ['products', 'shop'] })
    return []
  },
  failed(error, client) {
    const words = text('store:order.failed')
    tell(error, words)
    void client.invalidateQueries({ queryKey: shops.key })
    return words
  },
  kept: () => ({}),
  undone: () => text('store:order.undone'),
})

/** The products of a shop in the order that was chosen last, those that are new to it at the end. */
export function useShopOrder(shop: Shop, shown: readonly string[]): string[] {
  // An answer is kept a moment before the page is drawn with it: rows would go back and forth.
  const kept = useQueryClient().getQueryData<Shop>(shops.one(String(shop.id)).queryKey) ?? shop
  const chosen = shopOrder.useUnsaved(String(shop.id))?.fields.order ?? soldIn(kept)
  const known = new Set(chosen)
  const here = new Set(shown)
  return [...chosen.filter((one) => here.has(one)), ...shown.filter((one) => !known.has(one))]
}

/** Keeps an order, and offers the former one back. */
export function writeOrder(
  client: QueryClient,
  shop: Shop,
  before: readonly string[],
  after: readonly string[],
  words: string,
) {
  shopOrder.write(
    client,
    [{ key: String(shop.id), shop: shop.id, before: { order: before }, after: { order: after } }],
    words,
  )
}
