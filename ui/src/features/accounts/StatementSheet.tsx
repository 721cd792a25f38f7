import { useTranslation } from 'react-i18next'
import { formatDate } from '~/shared/format/format'
import { Sheet, SheetFacts } from '~/shared/paper/Sheet'
import type { AccountDetail } from './account'
import { EntriesTable } from './EntriesTable'

/** The statement of an account on one sheet: what it began with, every line, what it ends with. */
export function StatementSheet({ account }: { account: AccountDetail }) {
  const { t } = useTranslation('payment')
  const { supplier, customer, from, to } = account
  return (
    <Sheet
      brand={supplier.company}
      title={t('account.statementOf', { from: formatDate(from), to: formatDate(to) })}
      aside={<SheetFacts facts={[customer.company]} />}
    >
      <EntriesTable account={account} isPaper />
    </Sheet>
  )
}
