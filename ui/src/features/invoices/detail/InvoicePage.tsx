import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isNotFound } from '~/shared/api/errors'
import { formatDate } from '~/shared/format/format'
import { PageSkeleton } from '~/shared/order/PageSkeleton'
import { PaperPage } from '~/shared/paper/PaperPage'
import { ErrorState } from '~/shared/parts/ErrorState'
import { listAsLeft } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { InvoiceStatusDot } from '../InvoiceStatusDot'
import type { InvoiceDetail } from '../invoice'
import { invoiceQuery } from '../queries'
import classes from './InvoicePage.module.css'
import { InvoiceView } from './InvoiceView'
import { SellerActions } from './SellerActions'
import type { PaperSearch } from './search'

// Who prints asks for it.
const InvoiceSheet = lazy(() => import('./InvoiceSheet').then((part) => ({ default: part.InvoiceSheet })))

/** One invoice, or its paper. */
export function InvoicePage({ id, search }: { id: string; search: PaperSearch }) {
  const { t } = useTranslation('invoices')
  const { data: invoice, error, refetch } = useQuery({ ...invoiceQuery(id), throwOnError: isNotFound })
  if (!invoice) {
    return (
      <>
        <PageHeader title={t('one')} back={{ ...listAsLeft('/invoices'), label: t('title') }} />
        {error ? (
          <Panel>
            <ErrorState error={error} onRetry={() => void refetch()} />
          </Panel>
        ) : (
          <PageSkeleton />
        )}
      </>
    )
  }
  // What was issued elsewhere is on its supplier's own paper.
  return search.paper && !invoice.issuedElsewhere ? <Paper invoice={invoice} /> : <Screen invoice={invoice} />
}

function Screen({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoices')
  const { id, number, numberLacking, kind, issuedOn, dueOn, status, issuedElsewhere } = invoice
  return (
    <>
      <PageHeader
        title={numberLacking ? t('number.to') : number}
        back={{ ...listAsLeft('/invoices'), label: t('title') }}
        subtitle={
          <span className={classes.subtitle}>
            <InvoiceStatusDot status={status} />
            <span>
              {kind === 'credit_note'
                ? t('detail.issued', { issued: formatDate(issuedOn) })
                : t('detail.days', { issued: formatDate(issuedOn), due: formatDate(dueOn) })}
            </span>
          </span>
        }
        actions={
          issuedElsewhere ? (
            <SellerActions invoice={invoice} />
          ) : (
            <>
              <SellerActions invoice={invoice} />
              <Button
                variant="default"
                leftSection={<IconPrinter size={17} aria-hidden />}
                renderRoot={(props) => (
                  <Link
                    to="/invoices/$invoiceId"
                    params={{ invoiceId: String(id) }}
                    search={{ paper: 'invoice' }}
                    {...props}
                  />
                )}
              >
                {t('common:print')}
              </Button>
            </>
          )
        }
      />
      <InvoiceView invoice={invoice} />
    </>
  )
}

/** The invoice as it will be printed. */
function Paper({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoices')
  const { id, number, customer } = invoice
  return (
    <PaperPage title={t('one')} back={{ to: `/invoices/${id}`, label: number }} subtitle={customer.company}>
      <Suspense>
        <InvoiceSheet invoice={invoice} />
      </Suspense>
    </PaperPage>
  )
}
