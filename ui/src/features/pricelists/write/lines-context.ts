import { createContext, useContext } from 'react'
import type { WrittenLine } from './lines'
import type { Reference } from './use-references'

/** What the cells of a line may do, and what is wrong with it. */
export interface LinesActs {
  change: (key: string, patch: Partial<Pick<WrittenLine, 'minQuantity' | 'price'>>) => void
  addTier: (line: WrittenLine) => void
  remove: (line: WrittenLine) => void
  problemOf: (key: string) => string | null
  /** What a wine's price is held against, by its IRI; null until it is known. */
  referenceOf: (product: string) => Reference | null
}

export const LinesContext = createContext<LinesActs | null>(null)

/** The acts of the lines that a cell stands in. */
export function useLinesActs(): LinesActs {
  const acts = useContext(LinesContext)
  if (!acts) throw new Error('a cell of lines stands outside them')
  return acts
}
