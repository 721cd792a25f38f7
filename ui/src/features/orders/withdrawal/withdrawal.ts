import { type ConcernedLine, concernedBy } from '../incidents/incident-values'

export interface WithdrawalValues extends Record<string, unknown> {
  lines: { item: number; isChosen: boolean; quantity: number }[]
}

/** The lines of an order with the bottles that may be given back, in whichever parcels they came. */
export function returnableLines(order: Parameters<typeof concernedBy>[0]): ConcernedLine[] {
  const lines = new Map<number, ConcernedLine>()
  for (const { id, product, most } of concernedBy(order))
    lines.set(id, { id, product, most: most + (lines.get(id)?.most ?? 0) })
  return [...lines.values()]
}

type Body = { items?: { item: number; quantity: number }[] }

/** What is sent, and which lines of the screen that are; nothing is said of lines where the whole order is meant. */
export function withdrawalBody({ lines }: WithdrawalValues): { body: Body; shown: number[] } {
  const chosen = lines.map((line, at) => ({ ...line, at })).filter(({ isChosen, quantity }) => isChosen && quantity > 0)
  return {
    body: lines.length > 0 ? { items: chosen.map(({ item, quantity }) => ({ item, quantity })) } : {},
    shown: chosen.map(({ at }) => at),
  }
}
