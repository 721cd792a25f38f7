import { IconHistory, IconTruckDelivery } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { isAdmin } from '~/shared/access/groups'
import { formatInteger } from '~/shared/format/format'
import { ListScreen } from '~/shared/list/ListScreen'
import { useList } from '~/shared/list/use-list'
import { wholeAnd } from '~/shared/list/whole-and'
import { KpiRow, KpiTile } from '~/shared/parts/KpiTile'
import { LinkButton } from '~/shared/parts/LinkButton'
import { ListTabs } from '~/shared/parts/ListTabs'
import { KeepersOnly } from '~/shared/warehouse/KeepersOnly'
import { receiptsSummaryQuery } from '../queries'
import { ReceiptExport } from './ReceiptExport'
import classes from './ReceiptFigures.module.css'
import { receiptList } from './receipt-list'
import { TABS, type Tab } from './search'

/** How many rows the parts of the list have. */
function useTabCounts(): Record<Tab, number | undefined> {
  const sum = useQuery(receiptsSummaryQuery).data
  return { expected: sum?.toReceive, toCount: sum?.toCount, late: sum?.late }
}

/** The receipts that may still bring something; everything chosen here is in the URL. */
export const ReceiptsPage = () => <KeepersOnly of="receipts">{(user) => <Page user={user} />}</KeepersOnly>

function Page({ user }: { user: Me }) {
  const { t } = useTranslation('receipts')
  const withSupplier = isAdmin(user.userGroup.code)
  const receipts = useList(useMemo(() => receiptList(t, withSupplier), [t, withSupplier]))
  const { search, change } = receipts
  const counts = useTabCounts()
  return (
    <ListScreen
      on={receipts}
      path="/receipts"
      title={t('title')}
      rowLabel={({ number }) => number}
      create={{ to: '/receipts/create', label: t('create.open') }}
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
      noResult={t('none.filtered')}
      clearsTab
      empty={{ icon: IconTruckDelivery, title: t('none.title'), help: t('none.help') }}
    />
  )
}

/** What is on its way, late and to be counted; each leads to its part of the list, which says when it cannot be read. */
function ReceiptFigures() {
  const { t } = useTranslation('receipts')
  const { data, isError } = useQuery(receiptsSummaryQuery)
  if (isError) return null
  const { toReceive = 0, late = 0, toCount = 0 } = data ?? {}
  const shown = (figure: string) => (data ? figure : '\u00A0')
  return (
    <section className={classes.figures} aria-label={t('figures.label')} aria-busy={!data}>
      <KpiRow>
        <KpiTile
          label={t('figures.toReceive')}
          value={shown(formatInteger(toReceive))}
          detail={shown(t('figures.toReceiveDetail', { count: toReceive }))}
          link={linkOptions({ to: '/receipts', search: { tab: 'expected' } })}
        />
        <KpiTile
          label={t('figures.late')}
          value={shown(formatInteger(late))}
          detail={shown(t('figures.lateDetail', { count: late }))}
          link={linkOptions({ to: '/receipts', search: { tab: 'late' } })}
        />
        <KpiTile
          label={t('figures.toCount')}
          value={shown(formatInteger(toCount))}
          detail={shown(t('figures.toCountDetail', { count: toCount }))}
          link={linkOptions({ to: '/receipts', search: { tab: 'toCount' } })}
        />
      </KpiRow>
    </section>
  )
}
