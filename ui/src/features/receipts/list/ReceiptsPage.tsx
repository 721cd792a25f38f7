import { IconHistory, IconPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { isAdmin } from '~/shared/access/groups'
import { ListScreen } from '~/shared/list/ListScreen'
import { useList } from '~/shared/list/use-list'
import { LinkButton } from '~/shared/parts/LinkButton'
import { ListTabs } from '~/shared/parts/ListTabs'
import { NoResult } from '~/shared/parts/NoResult'
import { useSession } from '~/shared/session/session'
import { keepsStock } from '~/shared/warehouse/goods'
import { NoReceipts } from './NoReceipts'
import { NotForYou } from './NotForYou'
import { ReceiptExport } from './ReceiptExport'
import { ReceiptFigures } from './ReceiptFigures'
import { receiptList } from './receipt-list'
import { TABS } from './search'
import { useTabCounts } from './use-tab-counts'

/** The receipts that may still bring something; everything chosen here is in the URL. */
export function ReceiptsPage() {
  const user = useSession((session) => session.user)
  if (!user) return null
  return keepsStock(user.userGroup.code) ? <Page user={user} /> : <NotForYou group={user.userGroup.code} />
}

function Page({ user }: { user: Me }) {
  const { t } = useTranslation('receipts')
  const withSupplier = isAdmin(user.userGroup.code)
  const receipts = useList(useMemo(() => receiptList(t, withSupplier), [t, withSupplier]))
  const { search, change, isFiltered, clear } = receipts
  const counts = useTabCounts()
  return (
    <ListScreen
      on={receipts}
      path="/receipts"
      title={t('title')}
      rowLabel={({ number }) => number}
      actions={
        <>
          <LinkButton
            variant="default"
            leftSection={<IconHistory size={17} stroke={1.8} aria-hidden />}
            to="/receipts/history"
          >
            {t('history.open')}
          </LinkButton>
          <ReceiptExport receipts={receipts} />
          <LinkButton leftSection={<IconPlus size={17} stroke={2} aria-hidden />} to="/receipts/create">
            {t('create.open')}
          </LinkButton>
        </>
      }
      figures={<ReceiptFigures />}
      tabs={
        <ListTabs
          label={t('tabs.label')}
          tabs={[undefined, ...TABS].map((key) => ({
            key,
            label: t(`tabs.${key ?? 'all'}`),
            count: key && counts[key],
          }))}
          current={search.tab}
          onTab={(tab) => change({ tab })}
        />
      }
      empty={
        isFiltered || search.tab ? (
          <NoResult help={t('none.filtered')} onClear={() => clear({ tab: undefined })} />
        ) : (
          <NoReceipts />
        )
      }
    />
  )
}
