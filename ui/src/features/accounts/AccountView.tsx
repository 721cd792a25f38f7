import { useTranslation } from 'react-i18next'
import { formatDate, formatMoney } from '~/shared/format/format'
import { Stack } from '~/shared/layout/Stack'
import { KpiRow, KpiTile } from '~/shared/parts/KpiTile'
import { Panel } from '~/shared/parts/Panel'
import { Aging } from './Aging'
import { type AccountDetail, aheadOf } from './account'
import { EntriesTable } from './EntriesTable'

/** What is open between two people, since when, and every line of the period. */
export function AccountView({ account }: { account: AccountDetail }) {
  const { t } = useTranslation('payment')
  const { closingBalance, openAmount, overdueAmount, to } = account
  const now = [
    ['open', openAmount],
    ['overdue', overdueAmount],
    ['unallocated', aheadOf(account)],
  ] as const
  return (
    <Stack gap={16}>
      <KpiRow label={t('account.figures')}>
        <KpiTile
          label={t('account.balance')}
          value={formatMoney(closingBalance)}
          detail={t('account.at', { date: formatDate(to) })}
        />
        {now.map(([key, amount]) => (
          <KpiTile key={key} label={t(`account.${key}`)} value={formatMoney(amount)} detail={t('account.today')} />
        ))}
      </KpiRow>
      {openAmount > 0 && <Aging account={account} />}
      <Panel title={t('account.entries')} flush>
        <EntriesTable account={account} />
      </Panel>
    </Stack>
  )
}
