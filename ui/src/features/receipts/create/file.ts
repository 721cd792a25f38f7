import type { Schemas } from '~/api/types'
import { type Choices, choicesOf, clashes, fills } from '~/shared/columns/choices'
import { type ReadRow, readQuantity, readTold } from './rows'

/** A list of lines as its file has it. */
export type LineTable = Schemas['ReceiptsReceiptTable']

type Row = Schemas['ReceiptsTableRow']

/** What a column of it may be taken for. */
export const LINE_FIELDS = ['code', 'quantity', 'lot', 'vintage', 'bestBefore'] as const

type LineField = (typeof LINE_FIELDS)[number]

/** The columns without which no row is a line. */
const NEEDED = ['code', 'quantity'] as const

/** The needed columns that nobody has named. */
export const missing = (choices: Choices) => NEEDED.filter((field) => !fills(choices, field))

/** Whether nothing of a table is in doubt: each of its columns is known for what it is. */
export const isClear = ({ columns }: LineTable) =>
  isRight(choicesOf(columns)) && columns.every(({ field }) => field !== null)

/** Whether rows can be made of the file. */
export const isRight = (choices: Choices) => clashes(choices).size === 0 && missing(choices).length === 0

/** The rows of a file by what its columns are; those in which nothing stands that counts are left out. */
export function readRows(rows: readonly Row[], choices: Choices): ReadRow[] {
  const chosen = Object.entries(choices).flatMap(([index, field]) => (field ? [[field, Number(index)] as const] : []))
  return rows.flatMap(({ cells }) => {
    const cell = (field: LineField) => cells[chosen.find(([of]) => of === field)?.[1] ?? -1]?.trim() ?? ''
    const text = chosen.flatMap(([, index]) => cells[index]?.trim() || []).join(' · ')
    if (text === '') return []
    return [
      {
        text,
        code: cell('code'),
        quantity: readQuantity(cell('quantity')),
        ...readTold({ lot: cell('lot'), vintage: cell('vintage'), bestBefore: cell('bestBefore') }),
      },
    ]
  })
}
