/** A column of a file: its title, what stands in it, and what it is probably. */
export interface FileColumn {
  index: number
  header: string
  samples: string[]
  /** null: nothing. */
  field: string | null
  /** The field was chosen for this title before. */
  remembered: boolean
}

/** What each column is taken for, by its index; null: not imported. */
export type Choices = Record<number, string | null>

export const choicesOf = (columns: readonly FileColumn[]): Choices =>
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

export const fills = (choices: Choices, field: string) => Object.values(choices).includes(field)

export const countOf = (choices: Choices) => Object.values(choices).filter((field) => field !== null).length
