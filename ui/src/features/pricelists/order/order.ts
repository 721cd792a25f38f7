import type { CartProduct } from '~/api/quote'
import { type Tone, toneOf } from '~/shared/bottle/tone'
import { roundEuros, sumEuros } from '~/shared/format/euros'
import { fold, foldedWords } from '~/shared/format/fold'
import { snapQuantity } from '~/shared/parts/step-quantity'
import { spellings } from '~/shared/warehouse/gtin'
import type { ListProduct, PaidTier, PriceList, PriceListLine } from '../price-list'
import type { OrderSearch } from './search'

/** Units by product. */
export type Quantities = Readonly<Record<number, number | undefined>>

/** Tags of what nobody can put into a cart; what is awaited can be. */
const UNSTOCKED = ['desactivated', 'out_of_stock', 'insufficient_stock']

/** Whether a wine can be ordered today. */
export const isOrderable = ({ active, tag }: ListProduct) => active && !UNSTOCKED.includes(tag)

/** The fewest units that can be ordered. */
export const leastOf = ({ minQuantity, orderMultiple }: ListProduct) =>
  snapQuantity(1, { multiple: orderMultiple, minimum: minQuantity })

/** What a unit of so many costs, and the list that says so: what the cart charges, whichever list counts (domain 4.2). */
const paidAt = ({ paid }: PriceListLine, quantity: number): PaidTier | undefined =>
  paid.findLast(({ minQuantity }) => minQuantity <= quantity)

/** Euros for a unit of so many. */
export const priceAt = (line: PriceListLine, quantity: number) =>
  paidAt(line, quantity)?.priceTaxExcl ?? line.listPriceTaxExcl

/** The prices that can be paid: the one of the least quantity, then those of more. */
export function paidTiers({ product, paid }: PriceListLine): PaidTier[] {
  const least = paid.findLastIndex(({ minQuantity }) => minQuantity <= leastOf(product))
  return paid.slice(Math.max(least, 0))
}

/** What more units bring: the tier above the least quantity that was reached last, and the next that is cheaper. */
export function tiersInSight(line: PriceListLine, quantity: number) {
  const now = priceAt(line, Math.max(quantity, leastOf(line.product)))
  const further = paidTiers(line)
    .slice(1)
    .map((tier) => ({ ...tier, isReached: tier.minQuantity <= quantity }))
  const reached = further.findLast(({ isReached }) => isReached)
  const ahead = further.filter(({ isReached, priceTaxExcl }) => !isReached && priceTaxExcl < now)
  return [...(reached ? [reached] : []), ...ahead].slice(0, 2)
}

/** How a price moved, in percent of the one before. */
export interface Move {
  to: 'up' | 'down' | 'same'
  percent: number
}

export function moveOf(before: number, now: number): Move {
  const percent = before > 0 ? (now / before - 1) * 100 : 0
  return { to: now > before ? 'up' : now < before ? 'down' : 'same', percent }
}

/** What a line comes to with what is entered, and with what the cart holds of it already. */
export interface OrderedLine {
  line: PriceListLine
  /** Units entered. */
  quantity: number
  /** Euros for a unit, by the tier that they reach with those in the cart. */
  price: number
  /** That the price comes from; null where none sets it. */
  list: PaidTier['list']
  total: number
}

/** A line with units entered; none of what cannot be ordered. */
export function orderedLine(line: PriceListLine, entered: Quantities, inCart: Quantities): OrderedLine {
  const { product } = line
  const wanted = isOrderable(product) ? (entered[product.id] ?? 0) : 0
  const quantity = snapQuantity(wanted, { multiple: product.orderMultiple, minimum: product.minQuantity })
  const tier = paidAt(line, (quantity || leastOf(product)) + (inCart[product.id] ?? 0))
  const price = tier?.priceTaxExcl ?? line.listPriceTaxExcl
  return { line, quantity, price, list: tier?.list ?? null, total: roundEuros(price * quantity) }
}

/** The lines of which something is entered. */
export const orderedLines = (lines: PriceListLine[], entered: Quantities, inCart: Quantities): OrderedLine[] =>
  lines.map((line) => orderedLine(line, entered, inCart)).filter(({ quantity }) => quantity > 0)

/** Units and euros excl. tax of all that is entered. */
export const sumOf = (ordered: OrderedLine[]) => ({
  units: ordered.reduce((sum, { quantity }) => sum + quantity, 0),
  total: sumEuros(ordered.map(({ total }) => total)),
})

/** What a cart keeps of a line. */
export function cartLine({ line: { product }, quantity, price }: OrderedLine, { supplier }: PriceList) {
  const { id, company } = supplier
  const kept: CartProduct = { ...product, supplier: { id, company }, priceTaxExcl: price }
  return { product: kept, quantity }
}

const wordsOf = ({ name, vintage, reference, ean, appellation, region }: ListProduct) =>
  fold([name, vintage, reference, spellings(ean), appellation, region].join(' '))

/** The lines that all words of a search and one of the colours fit. */
export function linesFound(lines: PriceListLine[], { search = '', colour = [] }: OrderSearch): PriceListLine[] {
  const words = foldedWords(search)
  return lines.filter(({ product }) => {
    const text = wordsOf(product)
    return words.every((word) => text.includes(word)) && (colour.length === 0 || colour.includes(toneOf(product)))
  })
}

const TONES: Tone[] = ['red', 'white', 'rose', 'orange', 'sparkling', 'beer', 'spirit', 'soft']

/** The colours of a list with how many wines have each, in the order of a wine list. */
export function coloursOf(lines: PriceListLine[]): { tone: Tone; count: number }[] {
  return TONES.map((tone) => ({ tone, count: lines.filter(({ product }) => toneOf(product) === tone).length })).filter(
    ({ count }) => count > 0,
  )
}
