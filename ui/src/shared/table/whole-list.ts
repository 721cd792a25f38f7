import type { Collection } from '~/api/types'
import type { Selection } from './selection'

/** Rows asked for at once when all of a list are wanted. */
const BATCH = 500

/** Every row of a list, in its order, a batch at a time. */
export async function wholeList<T>(fetchBatch: (page: number, itemsPerPage: number) => Promise<Collection<T>>) {
  const rows: T[] = []
  for (let page = 1; ; page += 1) {
    const { 'hydra:member': some } = await fetchBatch(page, BATCH)
    rows.push(...some)
    if (some.length < BATCH) return rows
  }
}

/** The rows that are chosen; those never scrolled to come from the whole list. */
export async function chosenRows<T extends { '@id': string }>(selection: Selection<T>, all: () => Promise<T[]>) {
  if (!selection.isAll) return selection.rows
  const rows = await all()
  return rows.filter((row) => !selection.exceptions.has(row['@id']))
}
