import type { Schemas } from '~/api/types'
import type { Command } from '~/shared/queue/command'
import { waitingOf } from '~/shared/queue/queue'
import type { Goods } from '~/shared/warehouse/goods'
import type { StockCountLine } from '../count'

/** What was counted of one product here and is not yet sent; what is not told of it is ''. */
export interface Tally {
  /** Bottles to add; below 0 they take back what was counted too much. */
  units: number
  lot: string
  place: string
  note: string
}

/** What one person has counted on this machine since it was last sent. */
export interface TallyDraft {
  counted: Record<string, Tally>
  /** Products that lie there and were not among those to count. */
  added: Goods[]
  /** Which product somebody said a code to be, that the catalogue does not know. */
  known: Record<string, string>
}

type Entries = Schemas['ReceiptsStockCountEntries']['lines']

export const NOTHING: TallyDraft = { counted: {}, added: [], known: {} }

const NOT_COUNTED: Tally = { units: 0, lot: '', place: '', note: '' }

const hasWords = ({ lot, place, note }: Tally) => lot + place + note !== ''

/** The draft with another tally of a product. One that adds nothing is left out, unless it says that there are none. */
export function withTally(
  draft: TallyDraft | null,
  iri: string,
  saysNone: boolean,
  by: (before: Tally) => Tally,
): TallyDraft {
  const { counted, ...rest } = draft ?? NOTHING
  const { [iri]: before = NOT_COUNTED, ...others } = counted
  const next = by(before)
  const saysNothing = !saysNone && next.units === 0 && !hasWords(next)
  return { ...rest, counted: saysNothing ? others : { ...others, [iri]: next } }
}

/** The draft with a product that was not to be counted, which a code stands for from now on. */
export function withProduct(draft: TallyDraft | null, product: Goods, code: string): TallyDraft {
  const before = draft ?? NOTHING
  const isThere = before.added.some((one) => one['@id'] === product['@id'])
  return {
    ...before,
    added: isThere ? before.added : [...before.added, product],
    known: code === '' ? before.known : { ...before.known, [code]: product['@id'] },
  }
}

export const isEmpty = ({ counted }: TallyDraft) => Object.keys(counted).length === 0

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
  const sent = unitsOnTheWay(commands)
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

/** Bottles that were counted and are on their way to the server, by product. */
function unitsOnTheWay(commands: Command[]): Map<string, number> {
  const units = new Map<string, number>()
  for (const { body } of waitingOf(commands)) {
    for (const entry of entriesOf(body)) units.set(entry.product, (units.get(entry.product) ?? 0) + (entry.units ?? 0))
  }
  return units
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
