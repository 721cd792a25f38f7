import { create } from 'zustand'
import { readWhole } from '~/shared/format/figures'
import { wineOf } from '~/shared/format/format'
import type { Stock } from '../stock'

/** What was counted of one product and is not saved yet. */
interface Count {
  iri: string
  wine: string
  /** On hand when the person began to type. */
  expected: number
  /** As typed. */
  text: string
  /** Why the server refused it. */
  refusal?: string
}

interface Counts {
  byProduct: Record<number, Count>
  /** The cell left as it was counts for nothing. */
  type: (stock: Stock, text: string) => void
  forget: (ids: number[]) => void
  /** The figure that is there now is what the person sees from here on; null: of a product that is gone. */
  refuse: (id: number, refusal: string, onHand: number | null) => void
}

const without = (all: Record<number, Count>, ids: number[]) =>
  Object.fromEntries(Object.entries(all).filter(([id]) => !ids.includes(Number(id))))

/** The counts of the stock list, kept while rows scroll out of the document; they end with the list. */
export const useCounts = create<Counts>()((set) => ({
  byProduct: {},
  type: (stock, text) =>
    set(({ byProduct }) => {
      const { id } = stock.product
      const before = byProduct[id]
      const expected = before?.expected ?? stock.onHand
      if (text.trim() === '' || countOf(text) === expected) return { byProduct: without(byProduct, [id]) }
      return {
        byProduct: { ...byProduct, [id]: { iri: stock.product['@id'], wine: wineOf(stock.product), expected, text } },
      }
    }),
  forget: (ids) => set(({ byProduct }) => ({ byProduct: without(byProduct, ids) })),
  refuse: (id, refusal, onHand) =>
    set(({ byProduct }) => {
      const count = byProduct[id]
      return count
        ? { byProduct: { ...byProduct, [id]: { ...count, refusal, expected: onHand ?? count.expected } } }
        : {}
    }),
}))

/** Bottles of one product at most. */
const MOST = 10_000_000

/** The number somebody typed; null for what is no count. */
export function countOf(text: string): number | null {
  const count = readWhole(text)
  return count !== null && count >= 0 && count <= MOST ? count : null
}
