import type { Schemas } from '~/api/types'
import { type CountDraft, NOTHING, unitsOnTheWay, withCount } from '~/shared/counting/draft'
import type { Command } from '~/shared/queue/command'
import type { Goods } from '~/shared/warehouse/goods'
import type { ReceiptDetail, ReceiptLine } from '../receipt'

/** What was counted of one product and is not yet sent; what is not told of it is ''. */
export interface Counted {
  received: number
  damaged: number
  lot: string
  vintage: string
  bestBefore: string
  /** The date replaces another one that the lot had. */
  newBestBefore?: boolean
  note: string
}

export type ReceiptDraft = CountDraft<Counted>

export type CountBody = Schemas['ReceiptsNewReceiptCount']

const NOT_COUNTED: Counted = { received: 0, damaged: 0, lot: '', vintage: '', bestBefore: '', note: '' }

const isSomething = (counted: Counted) =>
  Object.values(counted).some((value) => value !== 0 && value !== '' && typeof value !== 'boolean')

/** The draft with another count of a product; what says nothing any more is left out. */
export const withCounted = (draft: ReceiptDraft | null, iri: string, by: (before: Counted) => Counted): ReceiptDraft =>
  withCount(draft, iri, (before = NOT_COUNTED) => {
    const next = by(before)
    return isSomething(next) ? next : null
  })

/** Bottles of a draft. */
export const unitsIn = ({ counted }: ReceiptDraft) =>
  Object.values(counted).reduce((sum, { received, damaged }) => sum + received + damaged, 0)

/** One product as it is counted: what the server has, what is on its way there, and what is counted here. */
export interface CountRow {
  product: Goods
  expected: number
  /** Counted before, by whoever; damaged bottles are in it. */
  before: number
  /** Counted here and on its way. */
  sending: number
  here: Counted
  /** Still to come; below 0 there is more than was announced. */
  left: number
}

const unannounced = (product: Goods): Pick<ReceiptLine, 'product' | 'expected' | 'received' | 'damaged'> => ({
  product,
  expected: 0,
  received: 0,
  damaged: 0,
})

/** Every product that was announced, came, or is counted here. */
export function rowsOf(receipt: ReceiptDetail, draft: ReceiptDraft, commands: Command[]): CountRow[] {
  const announced = new Set(receipt.lines.map(({ product }) => product['@id']))
  const more = draft.added.filter((product) => !announced.has(product['@id'])).map(unannounced)
  const sent = unitsOnTheWay(commands, unitsOf)
  return [...receipt.lines, ...more].map(({ product, expected, received, damaged }) => {
    const iri = product['@id']
    const here = draft.counted[iri] ?? NOT_COUNTED
    const before = received + damaged
    const sending = sent.get(iri) ?? 0
    return {
      product,
      expected,
      before,
      sending,
      here,
      left: expected - before - sending - here.received - here.damaged,
    }
  })
}

/** The counted lines of a command; one that only closes has none. */
export const linesOf = (body: unknown): CountBody['lines'] => (body as Partial<CountBody>).lines ?? []

/** Bottles that a command counted, damaged ones with the others. */
const unitsOf = (body: unknown) =>
  linesOf(body).map(({ product, received, damaged = 0 }) => ({ product, units: received + damaged }))

/** What a draft tells the server. */
export const bodyOf = ({ counted }: ReceiptDraft): CountBody['lines'] =>
  Object.entries(counted).map(([product, { received, damaged, lot, vintage, bestBefore, newBestBefore, note }]) => ({
    product,
    received,
    damaged,
    lot: lot.trim(),
    vintage: vintage === '' ? null : Number(vintage),
    bestBefore: bestBefore === '' ? null : bestBefore,
    ...(newBestBefore ? { newBestBefore } : {}),
    note: note.trim(),
  }))

/** The draft with what a refused command had counted, to be changed and sent again. */
export function withTakenBack(draft: ReceiptDraft | null, body: unknown): ReceiptDraft {
  return linesOf(body).reduce<ReceiptDraft>(
    (all, { product, received, damaged = 0, lot = '', vintage, bestBefore, note = '' }) =>
      withCounted(all, product, (now) => ({
        received: now.received + received,
        damaged: now.damaged + damaged,
        lot: now.lot || lot,
        vintage: now.vintage || (vintage ? String(vintage) : ''),
        bestBefore: now.bestBefore || (bestBefore ?? ''),
        note: now.note || note,
      })),
    draft ?? NOTHING,
  )
}
