import type { Schemas } from '~/api/types'
import { type CountDraft, NOTHING, unitsOnTheWay, withCount } from '~/shared/counting/draft'
import type { Command } from '~/shared/queue/command'
import type { Goods } from '~/shared/warehouse/goods'
import { productsOf } from '~/shared/warehouse/scan'
import type { StockCountLine } from '../count'

/** What was counted of one product here and is not yet sent; what is not told of it is ''. */
export interface Tally {
  /** Bottles to add; below 0 they take back what was counted too much. */
  units: number
  lot: string
  place: string
  note: string
}

export type TallyDraft = CountDraft<Tally>

type Entries = Schemas['ReceiptsStockCountEntries']['lines']

export const NOT_COUNTED: Tally = { units: 0, lot: '', place: '', note: '' }

const hasWords = ({ lot, place, note }: Tally) => lot + place + note !== ''

/** The draft with another tally of a product. One that adds nothing is left out, unless it says that there are none. */
export function withTally(
  draft: TallyDraft | null,
  iri: string,
  saysNone: boolean,
  by: (before: Tally) => Tally,
): TallyDraft {
  return withCount(draft, iri, (before = NOT_COUNTED) => {
    const next = by(before)
    return saysNone || next.units !== 0 || hasWords(next) ? next : null
  })
}

/** One product as it is counted. */
export interface TallyRow {
  product: Goods
  /** On hand when it was last counted; null while that is hidden from who counts. */
  expected: number | null
  /** Of the round before, when it is counted again. */
  previous: number | null
  /** Bottles that this round has found, sent or not; null: nobody has looked yet. */
  total: number | null
  /** Somebody has said so to the server, or it is on its way. */
  isTold: boolean
  /** Of them, those that only this machine knows. */
  unsent: number
  here: Tally
}

const lineOf = (product: Goods): Pick<StockCountLine, 'product' | 'counted' | 'expected' | 'previous'> => ({
  product,
  counted: null,
  expected: null,
  previous: null,
})

/** Whether a line is counted in this round. */
const isCountedNow = (round: number, { recount, counted }: StockCountLine) => round === 1 || recount || counted === null

/** Every product that is counted in this round, or was added here. */
export function rowsOf(round: number, lines: StockCountLine[], draft: TallyDraft, commands: Command[]): TallyRow[] {
  const listed = new Set(lines.map(({ product }) => product['@id']))
  const added = draft.added.filter((product) => !listed.has(product['@id'])).map(lineOf)
  const sent = unitsOnTheWay(commands, entriesOf)
  return [...lines.filter((line) => isCountedNow(round, line)), ...added].map(
    ({ product, counted, expected, previous }) => {
      const iri = product['@id']
      const tally = draft.counted[iri]
      const sending = sent.get(iri)
      const isTold = counted !== null || sending !== undefined
      const unsent = (sending ?? 0) + (tally?.units ?? 0)
      return {
        product,
        expected,
        previous,
        total: isTold || tally ? (counted ?? 0) + unsent : null,
        isTold,
        unsent,
        here: tally ?? NOT_COUNTED,
      }
    },
  )
}

/** What a command counted; one that only ends the counting counted nothing. */
export const entriesOf = (body: unknown): Entries => (body as Partial<Schemas['ReceiptsStockCountEntries']>).lines ?? []

/** What a draft tells the server. */
export const bodyOf = ({ counted }: TallyDraft): Entries =>
  Object.entries(counted).map(([product, { units, lot, place, note }]) => ({
    product,
    units,
    lot: lot.trim(),
    place: place.trim(),
    note: note.trim(),
  }))

/** The draft with what a refused command had counted, to be changed and sent again. */
export const withTakenBack = (draft: TallyDraft | null, body: unknown): TallyDraft =>
  entriesOf(body).reduce<TallyDraft>(
    (all, { product, units, lot = '', place = '', note = '' }) =>
      withTally(all, product, units === 0, (now) => ({
        units: now.units + units,
        lot: now.lot || lot,
        place: now.place || place,
        note: now.note || note,
      })),
    draft ?? NOTHING,
  )

/** Lines with what a command has just told the server of them: until they are read again. */
export const withEntries = (lines: StockCountLine[], body: unknown): StockCountLine[] =>
  entriesOf(body).reduce(
    (all, { product, units }) =>
      all.map((line) => (line.product['@id'] === product ? { ...line, counted: (line.counted ?? 0) + units } : line)),
    lines,
  )

/** What a scanned code is: the one product to count, those among which somebody chooses, or one that is counted already. */
export function scannedOf(code: string, rows: TallyRow[], lines: StockCountLine[], known: TallyDraft['known']) {
  const goodsOf = (of: readonly { product: Goods }[]) => of.map(({ product }) => product)
  const { products: among, isCarton } = productsOf(code, goodsOf(rows), known)
  const [counted] = among.length > 0 ? [] : productsOf(code, goodsOf(lines), known).products
  return { product: among.length === 1 ? among[0] : undefined, among, isCarton, counted }
}
