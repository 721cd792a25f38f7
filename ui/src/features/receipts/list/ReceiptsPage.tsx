import { IconHistory, IconPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { isAdmin } from '~/shared/access/groups'
import { ListScreen } from '~/shared/list/ListScreen'
import { useList } from '~/shared/list/use-list'
import { wholeAnd } from '~/shared/list/whole-and'
import { LinkButton } from '~/shared/parts/LinkButton'
import { ListTabs } from '~/shared/parts/ListTabs'
import { NoResult } from '~/shared/parts/NoResult'
import { Keepers } from '../Keepers'
import { NoReceipts } from './NoReceipts'
import { ReceiptExport } from './ReceiptExport'
import { ReceiptFigures } from './ReceiptFigures'
import { receiptList } from './receipt-list'
import { TABS } from './search'
import { useTabCounts } from './use-tab-counts'

/** The receipts that may still bring something; everything chosen here is in the URL. */
export const ReceiptsPage = () => <Keepers>{(user) => <Page user={user} />}</Keepers>

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
          tabs={wholeAnd(TABS, (key) => t(`tabs.${key}`), counts)}
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
