import { wineOf } from '~/shared/format/format'
import type { Command } from '~/shared/queue/command'
import { waitingOf } from '~/shared/queue/queue'
import type { Goods } from '~/shared/warehouse/goods'

/** What one person has counted on this machine since it was last sent, by product. */
export interface CountDraft<Counted> {
  counted: Record<string, Counted>
  /** Products that lie there and were not among those to count. */
  added: Goods[]
  /** Which product somebody said a code to be, that the catalogue does not know. */
  known: Record<string, string>
}

export const NOTHING: CountDraft<never> = { counted: {}, added: [], known: {} }

export const isEmpty = ({ counted }: CountDraft<unknown>) => Object.keys(counted).length === 0

/** The draft with another count of a product, or without one that says nothing any more (null). */
export function withCount<Counted>(
  draft: CountDraft<Counted> | null,
  iri: string,
  by: (before: Counted | undefined) => Counted | null,
): CountDraft<Counted> {
  const { counted, ...rest } = draft ?? NOTHING
  const { [iri]: before, ...others } = counted
  const next = by(before)
  return { ...rest, counted: next === null ? others : { ...others, [iri]: next } }
}

/** The draft with a product that was not to be counted, which a code stands for from now on. */
export function withProduct<Counted>(
  draft: CountDraft<Counted> | null,
  product: Goods,
  code: string,
): CountDraft<Counted> {
  const before = draft ?? NOTHING
  const isThere = before.added.some((one) => one['@id'] === product['@id'])
  return {
    ...before,
    added: isThere ? before.added : [...before.added, product],
    known: code === '' ? before.known : { ...before.known, [code]: product['@id'] },
  }
}

/** Bottles that were counted and are on their way to the server, by product. */
export function unitsOnTheWay(
  commands: Command[],
  entriesOf: (body: unknown) => { product: string; units: number }[],
): Map<string, number> {
  const sent = new Map<string, number>()
  for (const { product, units } of waitingOf(commands).flatMap(({ body }) => entriesOf(body))) {
    sent.set(product, (sent.get(product) ?? 0) + units)
  }
  return sent
}

/** The wines that entries are of, as far as they are known. */
export function winesOf(entries: readonly { product: string }[], goods: readonly Goods[]): string {
  const names = new Map(goods.map((product) => [product['@id'], wineOf(product)]))
  return entries
    .map(({ product }) => names.get(product) ?? '')
    .filter(Boolean)
    .join(', ')
}
