import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatDate, formatInteger, formatMoney, formatPercent, formatSize } from '~/shared/format/format'
import { formatIban } from '~/shared/format/numbers'
import { PostalAddress } from '~/shared/order/PostalAddress'
import paper from '~/shared/paper/paper.module.css'
import { paymentTermsText } from '~/shared/terms/terms-text'
import { type InvoiceDetail, monthWords } from '../invoice'
import { deliveriesOf } from './deliveries'
import classes from './InvoiceSheet.module.css'
import { priceOf, reductionsOf, totalOf } from './lines'
import { totalsOf } from './totals'

/** An invoice on paper: one A4 sheet with all that the law asks for; its mentions are French as the law is. */
export function InvoiceSheet({ invoice }: { invoice: InvoiceDetail }) {
  const { t, i18n } = useTranslation('invoices')
  const { t: terms } = useTranslation('terms')
  const { number, issuedOn, dueOn, deliveredOn, orders, customerReference, seller, buyer, items, store, mentions } =
    invoice
  const { kind, days } = invoice.paymentTerms
  const { creditOf, cause, month } = invoice
  const isCredit = invoice.kind === 'credit_note'
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <article className={`${paper.sheet} ${classes.sheet}`}>
      <header className={paper.head}>
        <div>
          <p className={paper.brand}>{seller.company}</p>
          <h2 className={paper.title}>{t(isCredit ? 'sheet.creditTitle' : 'sheet.title', { number })}</h2>
        </div>
        <p className={paper.facts}>
          <span>{t('sheet.issuedOn', { date: formatDate(issuedOn) })}</span>
          {deliveredOn && <span>{t('sheet.deliveredOn', { date: formatDate(deliveredOn) })}</span>}
          {month && <span>{t('sheet.month', { month: monthWords(month, i18n.language) })}</span>}
          {!month &&
            orders.map((order) => (
              <span key={order.id}>
                {t('sheet.order', { number: order.number, date: formatDate(order.orderedOn) })}
              </span>
            ))}
          {creditOf && <span>{t('sheet.creditOf', { number: creditOf.number })}</span>}
          {cause !== '' && <span>{t('sheet.cause', { cause: t(`cause.${cause}`) })}</span>}
          {customerReference && <span>{t('sheet.reference', { reference: customerReference })}</span>}
        </p>
      </header>
      <div className={`${paper.parties} ${classes.parties}`}>
        <Party title={t('sheet.seller')} party={seller} />
        <Party title={t('sheet.buyer')} party={buyer} />
        {invoice.deliveries.length === 0 && (
          <section>
            <h3>{t('sheet.delivery')}</h3>
            <PostalAddress address={invoice.shippingAddress} name={buyer.company} />
            {invoice.shipment && <span>{[invoice.shipment, invoice.carrier].filter(Boolean).join(' · ')}</span>}
          </section>
        )}
      </div>
      <table className={`${paper.lines} ${classes.lines}`} aria-label={t('lines.label')}>
        <thead>
          <tr>
            <th scope="col">{t('lines.product')}</th>
            <th scope="col">{t('lines.quantity')}</th>
            <th scope="col">{t(store ? 'lines.priceTaxIncl' : 'lines.price')}</th>
            <th scope="col">{t('lines.vat')}</th>
            <th scope="col">{t(store ? 'lines.totalTaxIncl' : 'lines.total')}</th>
          </tr>
        </thead>
        {deliveriesOf(t, invoice).map(({ key, words, items }) => (
          <tbody key={key}>
            {words.length > 0 && (
              <tr className={classes.delivery}>
                <th scope="rowgroup" colSpan={5}>
                  {words.join(' · ')}
                </th>
              </tr>
            )}
            {items.map((item) => (
              <tr key={item.product.id}>
                <td>
                  <b>{[item.product.name, item.product.vintage].filter(Boolean).join(' ')}</b>
                  {[aboutOf(t, item), ...reductionsOf(t, item)].map((words) => (
                    <span key={words} className={paper.about}>
                      {words}
                    </span>
                  ))}
                </td>
                <td>{formatInteger(item.quantity)}</td>
                <td>{formatMoney(priceOf(item))}</td>
                <td>{formatPercent(item.vatRate)}</td>
                <td>{formatMoney(totalOf(item))}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <p className={classes.volume}>
        {t('sheet.volume', {
          count: units,
          amount: formatInteger(units),
          litres: (invoice.volumeCl / 100).toLocaleString('fr-FR', { maximumFractionDigits: 3 }),
        })}
      </p>
      <dl className={classes.totals}>
        {totalsOf(t, invoice).map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
        <div data-total>
          <dt>{t(isCredit ? 'totals.credited' : 'totals.taxIncl')}</dt>
          <dd>{formatMoney(invoice.totalPriceTaxIncl)}</dd>
        </div>
      </dl>
      {!isCredit && (
        <p className={classes.due}>
          <b>
            {invoice.openAmount > 0
              ? t('sheet.due', { amount: formatMoney(invoice.openAmount), date: formatDate(dueOn) })
              : t(`sheet.${settledBy(invoice)}`, {
                  date: formatDate(dueOn),
                  paid: formatMoney(invoice.paidAmount),
                  credited: formatMoney(invoice.creditedAmount),
                  numbers: invoice.creditNotes.map((note) => note.number).join(', '),
                })}
          </b>{' '}
          {kind !== '' && t('sheet.terms', { terms: paymentTermsText(terms, { kind, days }) })}{' '}
          {invoice.openAmount > 0 && t('sheet.transfer', { reference: invoice.transferReference })}{' '}
          {invoice.openAmount > 0 && invoice.bankDetails && (
            <b>
              {t(invoice.bankDetails.bic ? 'sheet.accountBic' : 'sheet.account', {
                iban: formatIban(invoice.bankDetails.iban),
                bic: invoice.bankDetails.bic,
              })}
            </b>
          )}
        </p>
      )}
      <footer className={classes.mentions} lang="fr">
        {mentions.map(({ code, text }) => (
          <p key={code}>{text}</p>
        ))}
      </footer>
    </article>
  )
}

/** What a wine is, for a paper that goes with it. */
const aboutOf = (t: TFunction<'invoices'>, { product }: InvoiceDetail['items'][number]) =>
  [
    product.appellation,
    formatSize(product.bottleSizeCl),
    t('sheet.abv', { abv: formatPercent(product.abv) }),
    product.reference,
  ]
    .filter(Boolean)
    .join(' · ')

/** What settled an invoice of which nothing is open: only the first is a receipt for its whole amount. */
function settledBy({ paidAmount, creditedAmount }: InvoiceDetail) {
  if (creditedAmount === 0) return 'settled'
  return paidAmount === 0 ? 'cancelled' : 'settledInPart'
}

function Party({ title, party }: { title: string; party: InvoiceDetail['seller'] }) {
  const { t } = useTranslation('invoices')
  const { company, address } = party
  return (
    <section>
      <h3>{title}</h3>
      {address.company && address.company !== company && <b>{company}</b>}
      <PostalAddress address={address} name={company} />
      {registrationOf(t, party).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </section>
  )
}

/** How a party is registered and reached, a line each. */
function registrationOf(t: TFunction<'invoices'>, party: InvoiceDetail['seller']): string[] {
  const { legalForm, capital, rcsCity, siren, numvat, electronicAddress, contact } = party
  return [
    capital === null ? legalForm : t('sheet.form', { form: legalForm, capital: formatMoney(capital) }),
    siren && (rcsCity ? t('sheet.rcs', { city: rcsCity, siren }) : t('sheet.siren', { siren })),
    numvat && t('sheet.numvat', { number: numvat }),
    electronicAddress && t('sheet.electronic', { address: electronicAddress }),
    contact && t('sheet.contact', { contact }),
  ].filter(Boolean)
}
