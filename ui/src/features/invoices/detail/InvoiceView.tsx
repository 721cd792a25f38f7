import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { mayCall } from '~/shared/access/permissions'
import page from '~/shared/detail/DetailColumns.module.css'
import { formatDate, formatMoney, formatSize } from '~/shared/format/format'
import { Stack } from '~/shared/layout/Stack'
import { ErrorState } from '~/shared/parts/ErrorState'
import { Facts } from '~/shared/parts/Facts'
import { Money } from '~/shared/parts/Money'
import { Notice } from '~/shared/parts/Notice'
import { Panel } from '~/shared/parts/Panel'
import { PersonLink } from '~/shared/parts/PersonLink'
import { BlockSkeleton } from '~/shared/parts/Skeletons'
import { TextLink } from '~/shared/parts/TextLink'
import { PaymentRequest } from '~/shared/payment/PaymentRequest'
import { invoiceRequestQuery, type Reader, readerOf } from '~/shared/payment/requests'
import { useAccountPath } from '~/shared/payment/use-account-path'
import { useSession } from '~/shared/session/session'
import { paymentTermsText } from '~/shared/terms/terms-text'
import { type InvoiceDetail, monthWords } from '../invoice'
import { OrderLinks } from '../OrderLinks'
import { InvoiceLines } from './InvoiceLines'
import { InvoiceTotals } from './InvoiceTotals'
import classes from './InvoiceView.module.css'

/** What an invoice holds, where it comes from and what is to be paid. */
export function InvoiceView({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoices')
  const user = useSession((session) => session.user)
  return (
    <div className={page.columns}>
      <div className={page.main}>
        <CreditNotice invoice={invoice} />
        {invoice.issuedElsewhere && (
          <Notice tone="info">
            {t(`detail.elsewhere.${invoice.supplier.id === user?.id ? 'own' : 'theirs'}.${invoice.kind}`)}
          </Notice>
        )}
        {invoice.missedCreditAmount > 0 && (
          <Notice tone="attention">{t('detail.missed', { amount: formatMoney(invoice.missedCreditAmount) })}</Notice>
        )}
        {invoice.numberLacking && <Notice tone="attention">{t('number.lacking')}</Notice>}
        <Panel flush>
          {invoice.items.length > 0 && !invoice.issuedElsewhere && (
            <InvoiceLines
              invoice={invoice}
              aboutOf={(_, { product }) =>
                [product.appellation, formatSize(product.bottleSizeCl), product.reference].filter(Boolean).join(' · ')
              }
              classNames={{ lines: classes.lines, delivery: classes.delivery }}
            />
          )}
          <InvoiceTotals
            invoice={invoice}
            className={classes.totals}
            label={t('totals.taxIncl')}
            total={<Money value={invoice.totalPriceTaxIncl} serif />}
          />
        </Panel>
      </div>
      <div className={`${page.side} ${classes.side}`}>
        {invoice.kind !== 'credit_note' && <Payment invoice={invoice} />}
        <Origin invoice={invoice} />
      </div>
    </div>
  )
}

/** What a credit note takes back, and why. */
function CreditNotice({ invoice: { creditOf, cause } }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoices')
  if (!creditOf) return null
  return (
    <Notice tone="info">
      {t('detail.creditOf')} <InvoiceLink invoice={creditOf} />
      {cause !== '' && ` · ${t(`cause.${cause}`)}`}
    </Notice>
  )
}

const InvoiceLink = ({ invoice: { id, number } }: { invoice: { id: number; number: string } }) => (
  // It may stand in a sentence, where its colour alone would not tell that it leads somewhere.
  <Anchor
    inherit
    className={classes.link ?? ''}
    renderRoot={(props) => <Link to="/invoices/$invoiceId" params={{ invoiceId: String(id) }} {...props} />}
  >
    {number}
  </Anchor>
)

function Payment({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoices')
  const { t: terms } = useTranslation('terms')
  const { paymentTerms, dueOn, paidAmount, creditedAmount, openAmount, paidAt, creditNotes, writtenOffOn } = invoice
  const { kind, days } = paymentTerms
  const account = useAccountPath(invoice.supplier.id, invoice.customer.id)
  const user = useSession((session) => session.user)
  const isAsked = openAmount > 0 && user !== null && mayCall('payments.invoice_request', user)
  return (
    <Panel title={t('detail.payment')} aside={account && <TextLink to={account}>{t('payment:account.see')}</TextLink>}>
      <Stack gap={18}>
        <Facts
          facts={[
            [t('column.dueOn'), invoice.kind === 'invoice' ? formatDate(dueOn) : null],
            [t('detail.terms'), kind === '' ? null : paymentTermsText(terms, { kind, days })],
            [t('detail.paid'), paidAmount > 0 ? formatMoney(paidAmount) : null],
            [t('detail.paidAt'), paidAt && formatDate(paidAt)],
            [
              t('status.written_off'),
              writtenOffOn &&
                t('detail.writtenOff', {
                  amount: formatMoney(invoice.writtenOffAmount),
                  date: formatDate(writtenOffOn),
                }),
            ],
            [t('detail.cause'), invoice.writeOffReason],
            [
              t('detail.deducted'),
              invoice.kind === 'deposit' && invoice.deductedAmount > 0 ? formatMoney(invoice.deductedAmount) : null,
            ],
            [t('detail.credited'), creditedAmount > 0 ? formatMoney(creditedAmount) : null],
            [
              t('detail.creditNotes'),
              creditNotes.length > 0 ? (
                <span key="notes" className={classes.several}>
                  {creditNotes.map((note) => (
                    <InvoiceLink key={note.id} invoice={note} />
                  ))}
                </span>
              ) : null,
            ],
            [t('column.open'), openAmount > 0 && !isAsked ? <b key="open">{formatMoney(openAmount)}</b> : null],
          ]}
        />
        {isAsked && <ToPay id={invoice.id} reader={readerOf(user, invoice)} />}
      </Stack>
    </Panel>
  )
}

/** How what is open of an invoice is paid: what its buyer reads, its seller reads too. */
function ToPay({ id, reader }: { id: number; reader: Reader }) {
  const { data, error, refetch } = useQuery(invoiceRequestQuery(id))
  if (data) return <PaymentRequest request={data} reader={reader} />
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <BlockSkeleton height={320} />
}

function Origin({ invoice }: { invoice: InvoiceDetail }) {
  const { t, i18n } = useTranslation('invoices')
  const { supplier, customer, orders, customerReference, shipment, carrier, deliveredOn, month } = invoice
  return (
    <Panel title={t('detail.origin')}>
      <Facts
        facts={[
          [
            t('order:column.supplier'),
            <PersonLink key="supplier" person={{ id: supplier.id, group: supplier.group }}>
              {supplier.company}
            </PersonLink>,
          ],
          [
            t('order:column.customer'),
            <PersonLink key="customer" person={{ id: customer.id, group: customer.group }}>
              {customer.company}
            </PersonLink>,
          ],
          [
            t(orders.length > 1 ? 'detail.orders' : 'detail.order'),
            <span key="orders" className={classes.several}>
              <OrderLinks orders={orders} />
            </span>,
          ],
          [t('detail.month'), month && monthWords(month, i18n.language)],
          [t('detail.reference'), customerReference],
          [t('detail.shipment'), [shipment, carrier].filter(Boolean).join(' · ')],
          [t('detail.deliveredOn'), deliveredOn && formatDate(deliveredOn)],
        ]}
      />
    </Panel>
  )
}
