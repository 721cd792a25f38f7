import { NEEDED_BY_NEW, REFERENCE } from './fields'
import type { ImportColumn } from './imports'

/** What each column is taken for, by its index; null: not imported. */
export type Choices = Record<number, string | null>

export const choicesOf = (columns: ImportColumn[]): Choices =>
  Object.fromEntries(columns.map(({ index, field }) => [index, field]))

/** The columns that fill a field which another one fills too, with the index of that other one. */
export function clashes(choices: Choices): Map<number, number> {
  const taken = new Map<string, number>()
  const found = new Map<number, number>()
  for (const [key, field] of Object.entries(choices)) {
    const index = Number(key)
    if (field === null) continue
    const first = taken.get(field)
    if (first === undefined) taken.set(field, index)
    else {
      found.set(index, first)
      if (!found.has(first)) found.set(first, index)
    }
  }
  return found
}

const fills = (choices: Choices, field: string) => Object.values(choices).includes(field)

export const hasReference = (choices: Choices) => fills(choices, REFERENCE)

/** What rows of new products will lack. */
export const missingForNew = (choices: Choices) => NEEDED_BY_NEW.filter((field) => !fills(choices, field))

export const hasPrice = (choices: Choices) => fills(choices, 'listPriceTaxExcl')

export const countOf = (choices: Choices) => Object.values(choices).filter((field) => field !== null).length
