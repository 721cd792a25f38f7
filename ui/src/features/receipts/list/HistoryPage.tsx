import { IconHistory, IconTruckDelivery } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { isAdmin } from '~/shared/access/groups'
import { ListScreen } from '~/shared/list/ListScreen'
import { useList } from '~/shared/list/use-list'
import { LinkButton } from '~/shared/parts/LinkButton'
import { KeepersOnly } from '~/shared/warehouse/KeepersOnly'
import { ReceiptExport } from './ReceiptExport'
import { historyList } from './receipt-list'

/** The receipts that were received or canceled. */
export const HistoryPage = () => <KeepersOnly of="receipts">{(user) => <Page user={user} />}</KeepersOnly>

function Page({ user }: { user: Me }) {
  const { t } = useTranslation('receipts')
  const withSupplier = isAdmin(user.userGroup.code)
  const receipts = useList(useMemo(() => historyList(t, withSupplier), [t, withSupplier]))
  return (
    <ListScreen
      on={receipts}
      path="/receipts/history"
      title={t('history.title')}
      rowLabel={({ number }) => number}
      actions={
        <>
          <LinkButton
            variant="default"
            leftSection={<IconTruckDelivery size={17} stroke={1.8} aria-hidden />}
            to="/receipts"
          >
            {t('history.back')}
          </LinkButton>
          <ReceiptExport receipts={receipts} />
        </>
      }
      noResult={t('none.filtered')}
      empty={{ icon: IconHistory, title: t('history.none'), help: t('history.noneHelp') }}
    />
  )
}
