import type { TFunction } from 'i18next'
import { csvDay } from '~/shared/export/csv'
import { csvOf } from '~/shared/list/csv-of'
import { type AccountEntry, operationWords } from './account'

/** The lines of an account as the text of a file for spreadsheets. */
export const accountCsv = (t: TFunction<'payment'>, entries: AccountEntry[]): string =>
  csvOf(entries, [
    [t('account.day'), ({ on }) => csvDay(on)],
    [t('account.operation'), (entry) => operationWords(t, entry)],
    [t('account.dueOn'), ({ dueOn }) => csvDay(dueOn)],
    [t('account.debit'), ({ amount }) => (amount >= 0 ? { euros: amount } : '')],
    [t('account.credit'), ({ amount }) => (amount < 0 ? { euros: -amount } : '')],
    [t('account.balance'), ({ balance }) => ({ euros: balance })],
  ])
