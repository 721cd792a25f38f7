import { useTranslation } from 'react-i18next'
import { formatDate, formatMoney } from '~/shared/format/format'
import { Stack } from '~/shared/layout/Stack'
import { KpiRow, KpiTile } from '~/shared/parts/KpiTile'
import { Panel } from '~/shared/parts/Panel'
import { type AccountDetail, AGES } from './account'
import { EntriesTable } from './EntriesTable'

/** What is open between two people, since when, and every line of the period. */
export function AccountView({ account }: { account: AccountDetail }) {
  const { t } = useTranslation('payment')
  const { balance, openAmount, overdueAmount, unallocatedAmount, aging, to } = account
  return (
    <Stack gap={16}>
      <KpiRow label={t('account.title')}>
        <KpiTile label={t('account.balance')} value={formatMoney(balance)} detail={formatDate(to)} />
        <KpiTile label={t('account.open')} value={formatMoney(openAmount)} detail={'\u00A0'} />
        <KpiTile label={t('account.overdue')} value={formatMoney(overdueAmount)} detail={'\u00A0'} />
        <KpiTile label={t('account.unallocated')} value={formatMoney(unallocatedAmount)} detail={'\u00A0'} />
      </KpiRow>
      <KpiRow label={t('account.aging.title')}>
        {AGES.map((age) => (
          <KpiTile key={age} label={t(`account.aging.${age}`)} value={formatMoney(aging[age])} detail={'\u00A0'} />
        ))}
      </KpiRow>
      <Panel flush>
        <EntriesTable account={account} />
      </Panel>
    </Stack>
  )
}
