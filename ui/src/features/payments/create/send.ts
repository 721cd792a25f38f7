import { api } from '~/shared/api/client'
import { bodyOf, left, type ManyValues, type PaymentRow } from './rows'

/** Rows that are sent at once: each is entered for itself, and the answer must come in time. */
const AT_ONCE = 50

/**
 * Enters rows, a part after another, and gives those that were refused. `tell` is told what is left after each part: when one
 * fails, those before it are entered and gone.
 */
export async function sendRows(
  { supplier, rows }: ManyValues,
  tell: (left: PaymentRow[]) => void,
): Promise<PaymentRow[]> {
  let rest = rows
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const part = rows.slice(at, at + AT_ONCE)
    const body = { rows: part.map((row) => bodyOf(supplier, row)) }
    const { results } = await api.post('/payments/bulk', body)
    rest = left(rest, part, results)
    tell(rest)
  }
  return rest
}
