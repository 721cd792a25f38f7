import { IconFileInvoice } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { lazy, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { mayCall } from '~/shared/access/permissions'
import { invoiceSummaryQuery } from '~/shared/api/invoice-summary'
import { ExportMenu } from '~/shared/export/ExportMenu'
import { useExport } from '~/shared/export/use-export'
import { formatMoney, plural } from '~/shared/format/format'
import { ListScreen } from '~/shared/list/ListScreen'
import { useList } from '~/shared/list/use-list'
import { KpiRow, KpiTile } from '~/shared/parts/KpiTile'
import { useSession } from '~/shared/session/session'
import { Checklist } from '../mandate/Checklist'
import classes from './InvoicesPage.module.css'
import { invoiceList, invoicesFilter, invoicesQuery } from './invoice-list'
import type { InvoicesSearch } from './search'

// Suppliers alone give a mandate.
const MandatePanel = lazy(() => import('../mandate/MandatePanel').then((part) => ({ default: part.MandatePanel })))

// Administrators see what waits of the one supplier that they chose.
const WaitingPanel = lazy(() => import('../mandate/WaitingPanel').then((part) => ({ default: part.WaitingPanel })))

const nothing: never[] = []

/** The invoices a person may see; everything chosen here is in the URL. */
export function InvoicesPage() {
  const { t } = useTranslation('invoices')
  const user = useSession((session) => session.user)
  const group = user?.userGroup.code ?? 'restaurant'
  const mayPay = user !== null && mayCall('payments.post', user)
  const invoices = useList(useMemo(() => invoiceList(t, group, mayPay), [t, group, mayPay]))
  const { search } = invoices
  const { isBusy, onFile } = useExport(t('export.failed'))
  return (
    <ListScreen
      on={invoices}
      path="/invoices"
      title={t('title')}
      rowLabel={({ number }) => number}
      actions={
        <ExportMenu
          label={t('export.label')}
          ways={[
            {
              label: t('export.label'),
              onChoose: () => void onFile(`${t('export.file')}.xlsx`, '/invoices/export', invoicesQuery(search)),
            },
          ]}
          disabled={!invoices.pages.total}
          isBusy={isBusy}
        />
      }
      figures={
        <div className={classes.figures}>
          {user && group === 'supplier' && (
            <Suspense>
              <MandatePanel supplier={user.id} />
            </Suspense>
          )}
          {group !== 'supplier' && search.supplier && user && mayCall('invoices.bulk', user) && (
            <Suspense>
              <WaitingPanel supplier={search.supplier} />
            </Suspense>
          )}
          <Figures search={search} />
        </div>
      }
      noResult={t('empty.filtered')}
      empty={{ icon: IconFileInvoice, title: t('empty.title'), help: t('empty.help') }}
    />
  )
}

/** What narrows the list to the invoices of a figure. */
const behind = (key: 'toPay' | 'overdue' | 'paid', paidSince: string | undefined) =>
  key === 'paid' ? { status: ['paid'], from: paidSince } : { status: [key === 'toPay' ? 'to_pay' : 'overdue'] }

/** What of the list is to be paid, what is late, what was paid; and what a buyer has not told yet of what its invoices name. */
function Figures({ search }: { search: InvoicesSearch }) {
  const { t } = useTranslation('invoices')
  const { data } = useQuery(invoiceSummaryQuery(invoicesFilter(search)))
  return (
    <>
      <Checklist lacking={data?.lacking ?? nothing} />
      <KpiRow label={t('figures.label')}>
        {(['toPay', 'overdue', 'paid'] as const).map((key) => (
          <KpiTile
            key={key}
            label={t(`figures.${key}`)}
            value={data ? formatMoney(data[key].amount) : '–'}
            detail={data ? t('figures.count', plural(data[key].count)) : '\u00A0'}
            link={linkOptions({
              to: '/invoices',
              search: { ...search, page: undefined, ...behind(key, data?.paidSince) },
            })}
          />
        ))}
      </KpiRow>
    </>
  )
}
