import { newKey } from '~/shared/api/acts'
import { MOST } from '~/shared/warehouse/codes'
import type { Goods } from '~/shared/warehouse/goods'
import type { PickedProduct } from '~/shared/warehouse/product-queries'
import type { PriceListLine } from '../price-list'

/** A wine that gets a price, with its list price; money is cents excl. tax. */
export type Wine = Omit<Goods, 'images'> & { image: string; listPrice: number | null }

/** A price of a wine from a quantity on; null until it is written. */
export interface WrittenLine {
  key: string
  wine: Wine
  minQuantity: number
  price: number | null
}

/** Cents: what the server takes at most. */
export const MOST_PRICE = 100_000_000

/** Prices in one list: what the server takes at most. */
export const MOST_LINES = 10_000

export const centsOf = (euros: number) => Math.round(euros * 100)

export function pickedWine({ images, listPriceTaxExcl, ...goods }: PickedProduct): Wine {
  const { '@id': iri, id, reference, ean, name, type, colour, region, appellation, vintage } = goods
  const { bottleSizeCl, unitsPerCarton } = goods
  return {
    '@id': iri,
    id,
    reference,
    ean,
    name,
    type,
    colour,
    region,
    appellation,
    vintage,
    bottleSizeCl,
    unitsPerCarton,
    image: images[0] ?? '',
    listPrice: listPriceTaxExcl === null ? null : centsOf(listPriceTaxExcl),
  }
}

/** The lines of a list as it is kept: one for each price. */
export const writtenLines = (lines: readonly PriceListLine[]): WrittenLine[] =>
  lines.flatMap(({ product, tiers, listPriceTaxExcl }) => {
    const wine = { ...product, listPrice: centsOf(listPriceTaxExcl) }
    return tiers.map(({ minQuantity, priceTaxExcl }) => newLine(wine, minQuantity, centsOf(priceTaxExcl)))
  })

export const newLine = (wine: Wine, minQuantity = 1, price: number | null = null): WrittenLine => ({
  key: newKey(),
  wine,
  minQuantity,
  price,
})

const isOf = (line: WrittenLine, wine: Wine) => line.wine['@id'] === wine['@id']

/** The lines with more of them: prices of a wine stand together, the smallest quantity first. */
export function withLines(lines: readonly WrittenLine[], more: readonly WrittenLine[]): WrittenLine[] {
  const byWine = new Map<string, WrittenLine[]>()
  for (const line of [...lines, ...more]) {
    const of = byWine.get(line.wine['@id'])
    if (of) of.push(line)
    else byWine.set(line.wine['@id'], [line])
  }
  const isMoved = new Set(more.map(({ wine }) => wine['@id']))
  return [...byWine].flatMap(([iri, of]) =>
    isMoved.has(iri) ? of.toSorted((a, b) => a.minQuantity - b.minQuantity) : of,
  )
}

/** One more price of a wine, from a carton or twice the last quantity on. */
export function withTier(lines: readonly WrittenLine[], { wine }: WrittenLine): [WrittenLine[], WrittenLine] {
  const last = Math.max(...lines.filter((line) => isOf(line, wine)).map(({ minQuantity }) => minQuantity))
  const tier = newLine(wine, Math.min(MOST, last > 1 ? last * 2 : Math.max(2, wine.unitsPerCarton)))
  return [withLines(lines, [tier]), tier]
}

/** How many wines have a price, however many prices. */
export const wineCount = (lines: readonly WrittenLine[]) => new Set(lines.map(({ wine }) => wine['@id'])).size

/** Why a list cannot be sent with a line. */
export type LineProblem = 'noPrice' | 'twice'

/** What is wrong with lines, by their keys. */
export function lineProblems(lines: readonly WrittenLine[]): Map<string, LineProblem> {
  const found = new Map<string, LineProblem>()
  const seen = new Set<string>()
  for (const { key, wine, minQuantity, price } of lines) {
    const tier = `${wine['@id']} ${minQuantity}`
    if (seen.has(tier)) found.set(key, 'twice')
    else if (price === null) found.set(key, 'noPrice')
    seen.add(tier)
  }
  return found
}
