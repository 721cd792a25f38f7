import type { Quote, QuoteItem } from '~/api/quote'

/** A price that is no longer what was shown: euros a unit, with tax where the line's prices have it. */
export interface PriceMove {
  /** Of the line: a wine may be ordered by its professional price and in the shop at once (domain 5.1). */
  id: string
  product: string
  before: number
  after: number
}

const unitOf = ({ unitPriceTaxIncl, unitPriceTaxExcl }: QuoteItem) => unitPriceTaxIncl ?? unitPriceTaxExcl

const itemsOf = (quote: Quote) => quote.suppliers.flatMap(({ items }) => items)

const idOf = ({ product, unitPriceTaxIncl }: QuoteItem) => `${product.id}${unitPriceTaxIncl === null ? '' : ' store'}`

/** The lines whose unit price differs between two computations of a cart. */
export function priceMoves(before: Quote | null, after: Quote): PriceMove[] {
  const shown = new Map((before ? itemsOf(before) : []).map((item) => [idOf(item), unitOf(item)]))
  return itemsOf(after).flatMap((item) => {
    const price = shown.get(idOf(item))
    return price === undefined || price === unitOf(item)
      ? []
      : [{ id: idOf(item), product: item.product.name, before: price, after: unitOf(item) }]
  })
}
