import type { ProductType } from '~/api/types'

interface Drink {
  type: ProductType
  /** Percent by volume. */
  abv: number
}

/** VAT in percent, derived from the drink (domain 3.1): alcohol 20 %, else 5,5 %. */
export const vatRateOf = ({ type, abv }: Drink) => (abv > (type === 'beer' ? 0.5 : 1.2) ? 20 : 5.5)

/** The strongest wine that is fermented without fortification. */
const STRONGEST_WINE = 18

/** The excise category, derived from the drink; the server's own is shown once it is saved. */
export function exciseOf({ type, abv }: Drink): string {
  if (type === 'beer' && abv > 0.5) return 'beer'
  if (abv <= 1.2) return 'none'
  if (type === 'sparkling') return 'sparkling_wine'
  if (type === 'fortified') return 'intermediate_product'
  if (type === 'cider') return 'other_fermented'
  if (type === 'still') return abv > STRONGEST_WINE ? 'intermediate_product' : 'still_wine'
  return 'spirit'
}

/** Whether European law asks for ingredients and energy: wines and what is made of them. */
export const needsLabel = (type: ProductType) => type === 'still' || type === 'sparkling' || type === 'fortified'

/** Kilocalories of kilojoules, whole. */
export const kcalOf = (kilojoules: number) => Math.round(kilojoules / 4.184)
