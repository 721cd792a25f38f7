import { wineOf } from '~/shared/warehouse/goods'
import type { PriceListLine } from './price-list'
import type { WrittenLine } from './write/lines'

/** A price that is more than half away from the wine's own; cents excl. tax. */
export interface FarPrice {
  key: string
  wine: string
  minQuantity: number
  price: number
  own: number
}

/** As the server judges it: half away is near, and from no price nothing is far. */
const isFar = (price: number, own: number) => own > 0 && (2 * price > 3 * own || 2 * price < own)

const centsOf = (euros: number) => Math.round(euros * 100)

/** Those of a list as it is kept. */
export const farPricesOf = (lines: readonly PriceListLine[]): FarPrice[] =>
  lines.flatMap(({ product, tiers, listPriceTaxExcl }) =>
    tiers.flatMap(({ minQuantity, priceTaxExcl }) => {
      const [price, own] = [centsOf(priceTaxExcl), centsOf(listPriceTaxExcl)]
      const key = `${product.id} ${minQuantity}`
      return isFar(price, own) ? [{ key, wine: wineOf(product), minQuantity, price, own }] : []
    }),
  )

/** Those of a list that is published and is being changed, but for what holds already. */
export function farWritten(lines: readonly WrittenLine[], before: readonly WrittenLine[]): FarPrice[] {
  const tierOf = ({ wine, minQuantity, price }: WrittenLine) => `${wine.id} ${minQuantity} ${price}`
  const held = new Set(before.map(tierOf))
  return lines.flatMap((line) => {
    const { key, wine, minQuantity, price } = line
    const own = wine.listPrice ?? 0
    return price !== null && isFar(price, own) && !held.has(tierOf(line))
      ? [{ key, wine: wineOf(wine), minQuantity, price, own }]
      : []
  })
}
