import type { Schemas } from '~/api/types'
import type { Command } from '~/shared/queue/command'
import { waitingOf } from '~/shared/queue/queue'
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

/** What one person has counted of a receipt on this machine since it was last sent. */
export interface CountDraft {
  counted: Record<string, Counted>
  /** Products that came and were not announced. */
  added: Goods[]
  /** Which product somebody said a code to be, that the catalogue does not know. */
  known: Record<string, string>
}

export type CountBody = Schemas['ReceiptsNewReceiptCount']

export const NOTHING: CountDraft = { counted: {}, added: [], known: {} }

const NOT_COUNTED: Counted = { received: 0, damaged: 0, lot: '', vintage: '', bestBefore: '', note: '' }

const isSomething = (counted: Counted) =>
  Object.values(counted).some((value) => value !== 0 && value !== '' && typeof value !== 'boolean')

/** The draft with another count of a product; what says nothing any more is left out. */
export function withCounted(draft: CountDraft | null, iri: string, by: (before: Counted) => Counted): CountDraft {
  const { counted, ...rest } = draft ?? NOTHING
  const { [iri]: before = NOT_COUNTED, ...others } = counted
  const next = by(before)
  return { ...rest, counted: isSomething(next) ? { ...others, [iri]: next } : others }
}

/** The draft with a product that was not announced, which a code stands for from now on. */
export function withProduct(draft: CountDraft | null, product: Goods, code: string): CountDraft {
  const before = draft ?? NOTHING
  const isThere = before.added.some((one) => one['@id'] === product['@id'])
  return {
    ...before,
    added: isThere ? before.added : [...before.added, product],
    known: code === '' ? before.known : { ...before.known, [code]: product['@id'] },
  }
}

/** Bottles of a draft. */
export const unitsIn = ({ counted }: CountDraft) =>
  Object.values(counted).reduce((sum, { received, damaged }) => sum + received + damaged, 0)

export const isEmpty = ({ counted }: CountDraft) => Object.keys(counted).length === 0

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
export function rowsOf(receipt: ReceiptDetail, draft: CountDraft, commands: Command[]): CountRow[] {
  const announced = new Set(receipt.lines.map(({ product }) => product['@id']))
  const more = draft.added.filter((product) => !announced.has(product['@id'])).map(unannounced)
  const sent = unitsOnTheWay(commands)
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

/** Bottles that were counted and are on their way to the server, by product. */
function unitsOnTheWay(commands: Command[]): Map<string, number> {
  const units = new Map<string, number>()
  for (const { body } of waitingOf(commands)) {
    for (const { product, received = 0, damaged = 0 } of linesOf(body)) {
      units.set(product, (units.get(product) ?? 0) + received + damaged)
    }
  }
  return units
}

/** The counted lines of a command; one that only closes has none. */
export const linesOf = (body: unknown): CountBody['lines'] => (body as Partial<CountBody>).lines ?? []

/** What a draft tells the server. */
export const bodyOf = ({ counted }: CountDraft): CountBody['lines'] =>
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
export function withTakenBack(draft: CountDraft | null, body: unknown): CountDraft {
  return linesOf(body).reduce<CountDraft>(
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
