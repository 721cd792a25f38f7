import { IconPrinter } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { mayCall } from '~/shared/access/permissions'
import { DetailScreen } from '~/shared/detail/DetailScreen'
import { useOne } from '~/shared/detail/use-one'
import { DocumentHeader } from '~/shared/document/DocumentHeader'
import { formatDate } from '~/shared/format/format'
import { PaperPage } from '~/shared/paper/PaperPage'
import { LinkButton } from '~/shared/parts/LinkButton'
import { listAsLeft } from '~/shared/parts/list-memory'
import { TextLink } from '~/shared/parts/TextLink'
import { useSession } from '~/shared/session/session'
import type { InvoiceDetail } from '../invoice'
import { invoiceStates } from '../invoice'
import { invoiceQuery } from '../queries'
import { InvoiceView } from './InvoiceView'
import { SellerActions } from './SellerActions'
import type { PaperSearch } from './search'

// Who prints asks for it.
const InvoiceSheet = lazy(() => import('./InvoiceSheet').then((part) => ({ default: part.InvoiceSheet })))

/** One invoice, or its paper. */
export function InvoicePage({ id, search }: { id: string; search: PaperSearch }) {
  const { t } = useTranslation('invoices')
  return (
    <DetailScreen
      title={t('one')}
      back={{ ...listAsLeft('/invoices'), label: t('title') }}
      asked={useOne(invoiceQuery(id))}
    >
      {(invoice) =>
        // What was issued elsewhere is on its supplier's own paper.
        search.paper && !invoice.issuedElsewhere ? <Paper invoice={invoice} /> : <Screen invoice={invoice} />
      }
    </DetailScreen>
  )
}

function Screen({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoices')
  // Its paper is between the two sides, as payments are.
  const readsPaper = useSession(({ user }) => user !== null && mayCall('payments.list', user))
  const { id, number, numberLacking, kind, issuedOn, dueOn, status, issuedElsewhere } = invoice
  return (
    <>
      <DocumentHeader
        title={numberLacking ? t('number.to') : number}
        states={invoiceStates}
        state={status}
        facts={
          <>
            <span>
              {kind === 'invoice'
                ? t('detail.days', { issued: formatDate(issuedOn), due: formatDate(dueOn) })
                : t('detail.issued', { issued: formatDate(issuedOn) })}
            </span>
            {!issuedElsewhere && readsPaper && (
              <TextLink to="/documents" search={{ tab: 'invoice', search: number }}>
                {t('detail.documents')}
              </TextLink>
            )}
          </>
        }
        beside={
          <>
            <SellerActions invoice={invoice} />
            {!issuedElsewhere && (
              <LinkButton
                variant="default"
                leftSection={<IconPrinter size={17} aria-hidden />}
                to="/invoices/$invoiceId"
                params={{ invoiceId: String(id) }}
                search={{ paper: 'invoice' }}
              >
                {t('common:print')}
              </LinkButton>
            )}
          </>
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
