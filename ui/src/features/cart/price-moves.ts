import type { Quote, QuoteItem } from '~/api/quote'

/** A price that is no longer what was shown: euros a unit, with tax where the line's prices have it. */
export interface PriceMove {
  id: number
  product: string
  before: number
  after: number
}

const unitOf = ({ unitPriceTaxIncl, unitPriceTaxExcl }: QuoteItem) => unitPriceTaxIncl ?? unitPriceTaxExcl

const itemsOf = (quote: Quote) => quote.suppliers.flatMap(({ items }) => items)

/** The products whose unit price differs between two computations of a cart. */
export function priceMoves(before: Quote | null, after: Quote): PriceMove[] {
  const shown = new Map((before ? itemsOf(before) : []).map((item) => [item.product.id, unitOf(item)]))
  return itemsOf(after).flatMap((item) => {
    const { id, name } = item.product
    const price = shown.get(id)
    return price === undefined || price === unitOf(item)
      ? []
      : [{ id, product: name, before: price, after: unitOf(item) }]
  })
}
