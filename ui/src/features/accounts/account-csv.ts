import type { TFunction } from 'i18next'
import { csvDay } from '~/shared/export/csv'
import { formatDate } from '~/shared/format/format'
import { csvOf } from '~/shared/list/csv-of'
import { type AccountDetail, operationWords } from './account'

/** A line of the file; the balances before and after the period have no amount. */
interface Line {
  on: string
  words: string
  dueOn: string | null
  amount: number | null
  balance: number
}

/** An account as the text of a file for spreadsheets: what was owed before, each line, and what is owed in the end. */
export function accountCsv(t: TFunction<'payment'>, account: AccountDetail): string {
  const { from, to, openingBalance, closingBalance, entries } = account
  const sum = (on: string, words: string, balance: number): Line => ({ on, words, dueOn: null, amount: null, balance })
  const lines: Line[] = [
    sum(from, t('account.opening', { date: formatDate(from) }), openingBalance),
    ...entries.map((entry) => ({ ...entry, words: operationWords(t, entry) })),
    sum(to, t('account.closing', { date: formatDate(to) }), closingBalance),
  ]
  return csvOf(lines, [
    [t('account.day'), ({ on }) => csvDay(on)],
    [t('account.operation'), ({ words }) => words],
    [t('account.dueOn'), ({ dueOn }) => csvDay(dueOn)],
    [t('account.debit'), ({ amount }) => (amount !== null && amount >= 0 ? { euros: amount } : '')],
    [t('account.credit'), ({ amount }) => (amount !== null && amount < 0 ? { euros: -amount } : '')],
    [t('account.balance'), ({ balance }) => ({ euros: balance })],
  ])
}
