import type { ProductType } from '~/api/types'

interface Drink {
  type: ProductType
  /** Percent by volume; null: not told. */
  abv: number | null
}

/** The degree that counts while nobody told it: that of a drink with alcohol, but where none is expected. */
const abvOf = ({ type, abv }: Drink) => abv ?? (['soft', 'water', 'juice'].includes(type) ? 0 : 12)

/** VAT in percent, derived from the drink (domain 3.1): alcohol 20 %, else 5,5 %. */
export const vatRateOf = (drink: Drink) => (abvOf(drink) > (drink.type === 'beer' ? 0.5 : 1.2) ? 20 : 5.5)

/** The strongest wine that is fermented without fortification. */
const STRONGEST_WINE = 18

/** The excise category, derived from the drink; the server's own is shown once it is saved. */
export function exciseOf(drink: Drink): string {
  const { type } = drink
  const abv = abvOf(drink)
  if (type === 'beer' && abv > 0.5) return 'beer'
  if (abv <= 1.2) return 'none'
  if (type === 'sparkling') return 'sparkling_wine'
  if (type === 'fortified') return 'intermediate_product'
  if (type === 'cider') return 'other_fermented'
  if (type === 'still') return abv > STRONGEST_WINE ? 'intermediate_product' : 'still_wine'
  return 'spirit'
}

/** Whether the degree has to be told, 0 where the alcohol was taken out: of every drink that may have some (domain 3.1). */
export const needsAbv = (type: string) => type !== 'soft' && type !== 'water'

/** Whether European law asks for ingredients and energy: wines and what is made of them. */
export const needsLabel = (type: ProductType) => type === 'still' || type === 'sparkling' || type === 'fortified'

/** Kilocalories of kilojoules, whole. */
export const kcalOf = (kilojoules: number) => Math.round(kilojoules / 4.184)
