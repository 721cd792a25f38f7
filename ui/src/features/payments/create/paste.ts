import { readCents } from '~/shared/format/figures'
import { fold } from '~/shared/format/fold'
import { readDay } from '~/shared/format/read-day'
import { cellsOf, linesOf } from '~/shared/lines/pasted-lines'
import { LONGEST_REFERENCE } from '~/shared/payment/payment'
import { newRow, type PaymentRow } from './rows'

type Field = 'receivedOn' | 'name' | 'amount' | 'reference'

/** The order of columns without names. */
const USUAL: readonly (Field | null)[] = ['receivedOn', 'name', 'amount', 'reference']

/** What columns are called, folded: the first word that fits says what a column is. */
const NAMES: readonly [Field, RegExp][] = [
  ['receivedOn', /^(date|jour|recu le|received|value date)/],
  ['amount', /^(montant|credit|somme|amount|paid)/],
  ['name', /^(client|customer|emetteur|donneur|payeur|tiers|nom|societe|raison|name|company|payer)/],
  ['reference', /^(ref|libelle|motif|communication|label|description|facture|invoice)/],
]

const named = (cell: string) => NAMES.find(([, name]) => name.test(fold(cell)))?.[0] ?? null

/** What the columns of a list are: as its first line names them, or in the usual order. */
function columnsOf(first: readonly string[]): { columns: readonly (Field | null)[]; isHead: boolean } {
  const columns = first.map(named)
  const isHead = columns.includes('amount') && first.every((cell) => readCents(cell) === null)
  return isHead ? { columns, isHead } : { columns: USUAL, isHead }
}

/**
 * The payments of a list from a spreadsheet or a bank, a line each: a day, who paid, an amount and a reference, in this order or under
 * their names. A cell that cannot be read is left empty, to be told; what was paid out is left out.
 */
export function readPayments(text: string): PaymentRow[] {
  const lines = linesOf(text).map(cellsOf)
  const { columns, isHead } = columnsOf(lines[0] ?? [])
  return lines.slice(isHead ? 1 : 0).flatMap((cells) => {
    const cell = (field: Field) => cells[columns.indexOf(field)]?.trim() ?? ''
    const amount = readCents(cell('amount'))
    if (amount !== null && amount <= 0) return []
    return [
      newRow({
        receivedOn: readDay(cell('receivedOn')) ?? '',
        name: cell('name'),
        amount,
        reference: cell('reference').slice(0, LONGEST_REFERENCE),
      }),
    ]
  })
}
