import { wineOf } from '~/shared/format/format'
import type { PriceListLine } from './price-list'
import type { WrittenLine } from './write/lines'

/** A price that may be a slip: far from the wine's own, or dearer than that of a smaller quantity; cents excl. tax. */
export interface FarPrice {
  key: string
  wine: string
  minQuantity: number
  price: number
  /** The wine's price, or that of the smaller quantity. */
  own: number
  /** The smaller quantity that pays less; null for a price that is far from the wine's. */
  than: number | null
}

/** As the server judges it: half away is near, and from no price nothing is far. */
const isFar = (price: number, own: number) => own > 0 && (2 * price > 3 * own || 2 * price < own)

interface Tier {
  minQuantity: number
  price: number
}

/** The tier before, when it is cheaper: it would pay to order less. */
function cheaperBefore(tier: Tier, tiers: readonly Tier[]): Tier | null {
  const before = tiers
    .filter(({ minQuantity }) => minQuantity < tier.minQuantity)
    .reduce<Tier | null>((last, one) => (last && last.minQuantity > one.minQuantity ? last : one), null)
  return before && before.price < tier.price ? before : null
}

/** Why a price may be a slip; null when it may not. */
function doubtOf(tier: Tier, tiers: readonly Tier[], own: number): Pick<FarPrice, 'own' | 'than'> | null {
  if (isFar(tier.price, own)) return { own, than: null }
  const before = cheaperBefore(tier, tiers)
  return before && { own: before.price, than: before.minQuantity }
}

const centsOf = (euros: number) => Math.round(euros * 100)

/** Those of a list as it is kept. */
export const farPricesOf = (lines: readonly PriceListLine[]): FarPrice[] =>
  lines.flatMap(({ product, tiers, listPriceTaxExcl }) => {
    const kept = tiers.map(({ minQuantity, priceTaxExcl }) => ({ minQuantity, price: centsOf(priceTaxExcl) }))
    return kept.flatMap((tier) => {
      const doubt = doubtOf(tier, kept, centsOf(listPriceTaxExcl))
      return doubt ? [{ key: `${product.id} ${tier.minQuantity}`, wine: wineOf(product), ...tier, ...doubt }] : []
    })
  })

/** Those of a list that is published and is being changed, but for what holds already. */
export function farWritten(lines: readonly WrittenLine[], before: readonly WrittenLine[]): FarPrice[] {
  const tierOf = ({ wine, minQuantity, price }: WrittenLine) => `${wine.id} ${minQuantity} ${price}`
  const held = new Set(before.map(tierOf))
  const priced = Map.groupBy(
    lines.flatMap(({ wine, minQuantity, price }) => (price === null ? [] : [{ id: wine.id, minQuantity, price }])),
    ({ id }) => id,
  )
  return lines.flatMap((line) => {
    const { key, wine, minQuantity, price } = line
    if (price === null || held.has(tierOf(line))) return []
    const doubt = doubtOf({ minQuantity, price }, priced.get(wine.id) ?? [], wine.listPrice ?? 0)
    return doubt ? [{ key, wine: wineOf(wine), minQuantity, price, ...doubt }] : []
  })
}
