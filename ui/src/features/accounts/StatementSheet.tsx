import { useTranslation } from 'react-i18next'
import { formatDate, formatMoney } from '~/shared/format/format'
import { Sheet, SheetFacts } from '~/shared/paper/Sheet'
import { type AccountDetail, aheadOf } from './account'
import { EntriesTable } from './EntriesTable'
import classes from './StatementSheet.module.css'

/** The statement of an account on one sheet: what it began with, every line, what it ends with, and what is open today. */
export function StatementSheet({ account }: { account: AccountDetail }) {
  const { t } = useTranslation('payment')
  const { supplier, customer, from, to, openAmount, overdueAmount } = account
  const ahead = aheadOf(account)
  const open = [
    openAmount > 0 && t('account.sheet.open', { amount: formatMoney(openAmount) }),
    overdueAmount > 0 && t('account.sheet.overdue', { amount: formatMoney(overdueAmount) }),
    ahead > 0 && t('account.sheet.unallocated', { amount: formatMoney(ahead) }),
  ].filter(Boolean)
  return (
    <Sheet
      brand={supplier.company}
      title={t('account.statementOf', { from: formatDate(from), to: formatDate(to) })}
      aside={<SheetFacts facts={[customer.company]} />}
    >
      <div className={classes.entries}>
        <EntriesTable account={account} isPaper />
      </div>
      <p className={classes.open}>
        {t('account.sheet.today')} {open.length > 0 ? open.join(', ') : t('account.sheet.nothing')}
      </p>
    </Sheet>
  )
}
