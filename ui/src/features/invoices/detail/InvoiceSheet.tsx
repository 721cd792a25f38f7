import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatDate, formatMoney, formatPercent, formatSize, plural } from '~/shared/format/format'
import { formatIban } from '~/shared/format/numbers'
import { join } from '~/shared/layout/props'
import { PostalAddress } from '~/shared/order/PostalAddress'
import paper from '~/shared/paper/paper.module.css'
import { Sheet, SheetFacts } from '~/shared/paper/Sheet'
import { paymentTermsText } from '~/shared/terms/terms-text'
import { type InvoiceDetail, monthWords } from '../invoice'
import { InvoiceLines } from './InvoiceLines'
import classes from './InvoiceSheet.module.css'
import { InvoiceTotals } from './InvoiceTotals'

const titles = { invoice: 'sheet.title', deposit: 'sheet.depositTitle', credit_note: 'sheet.creditTitle' } as const

/** An invoice on paper: one A4 sheet with all that the law asks for; its mentions are French as the law is. */
export function InvoiceSheet({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoices')
  const { number, seller, items, mentions } = invoice
  const isCredit = invoice.kind === 'credit_note'
  // What a deposit is of stands where other invoices have their lines.
  const designation = items.length === 0 && mentions.find(({ code }) => code === 'deposit')
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Sheet
      brand={seller.company}
      title={t(titles[invoice.kind], { number })}
      aside={<HeadFacts invoice={invoice} />}
      className={classes.sheet}
    >
      <Parties invoice={invoice} />
      {items.length > 0 && (
        <InvoiceLines
          invoice={invoice}
          aboutOf={aboutOf}
          classNames={{ lines: join(paper.lines, classes.lines), delivery: classes.delivery }}
        />
      )}
      {items.length > 0 && (
        <p className={classes.volume}>
          {t('sheet.volume', {
            ...plural(units),
            litres: (invoice.volumeCl / 100).toLocaleString('fr-FR', { maximumFractionDigits: 3 }),
          })}
        </p>
      )}
      {designation && <p className={classes.designation}>{designation.text}</p>}
      <InvoiceTotals
        invoice={invoice}
        className={classes.totals}
        label={t(isCredit ? 'totals.credited' : 'totals.taxIncl')}
        total={formatMoney(invoice.totalPriceTaxIncl)}
      />
      {!isCredit && <Due invoice={invoice} />}
      <footer className={classes.mentions} lang="fr">
        {mentions
          .filter((mention) => mention !== designation)
          .map(({ code, text }) => (
            <p key={code}>{text}</p>
          ))}
      </footer>
    </Sheet>
  )
}

/** When it was issued, and what it is about. */
function HeadFacts({ invoice }: { invoice: InvoiceDetail }) {
  const { t, i18n } = useTranslation('invoices')
  const { issuedOn, deliveredOn, month, orders, creditOf, cause, customerReference } = invoice
  return (
    <SheetFacts
      facts={[
        t('sheet.issuedOn', { date: formatDate(issuedOn) }),
        deliveredOn ? t('sheet.deliveredOn', { date: formatDate(deliveredOn) }) : '',
        ...(month
          ? [t('sheet.month', { month: monthWords(month, i18n.language) })]
          : orders.map(({ number, orderedOn }) => t('sheet.order', { number, date: formatDate(orderedOn) }))),
        creditOf ? t('sheet.creditOf', { number: creditOf.number }) : '',
        cause === '' ? '' : t('sheet.cause', { cause: t(`cause.${cause}`) }),
        customerReference && t('sheet.reference', { reference: customerReference }),
      ]}
    />
  )
}

function Parties({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoices')
  const { seller, buyer, deliveries, shippingAddress, shipment, carrier } = invoice
  return (
    <div className={join(paper.parties, classes.parties)}>
      <Party title={t('sheet.seller')} party={seller} />
      <Party title={t('sheet.buyer')} party={buyer} />
      {deliveries.length === 0 && (
        <section>
          <h3>{t('sheet.delivery')}</h3>
          <PostalAddress address={shippingAddress} name={buyer.company} />
          {shipment && <span>{[shipment, carrier].filter(Boolean).join(' · ')}</span>}
        </section>
      )}
    </div>
  )
}

/** What is to be paid until when, and how; or what settled it. */
function Due({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoices')
  const { t: terms } = useTranslation('terms')
  const { openAmount, dueOn, transferReference, bankDetails, writeOffReason } = invoice
  const { kind, days } = invoice.paymentTerms
  const isOpen = openAmount > 0
  const date = formatDate(dueOn)
  return (
    <p className={classes.due}>
      <b>{isOpen ? t('sheet.due', { amount: formatMoney(openAmount), date }) : settledBy(t, invoice, date)}</b>{' '}
      {writeOffReason !== '' && `${t('sheet.cause', { cause: writeOffReason })}. `}
      {kind !== '' && t('sheet.terms', { terms: paymentTermsText(terms, { kind, days }) })}{' '}
      {isOpen && t('sheet.transfer', { reference: transferReference })}{' '}
      {isOpen && bankDetails && (
        <b>
          {t(bankDetails.bic ? 'sheet.accountBic' : 'sheet.account', {
            iban: formatIban(bankDetails.iban),
            bic: bankDetails.bic,
          })}
        </b>
      )}
    </p>
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

/** What settled an invoice of which nothing is open: it is a receipt for its whole amount where nothing but money did. */
function settledBy(t: TFunction<'invoices'>, invoice: InvoiceDetail, date: string) {
  const { paidAmount, creditedAmount, creditNotes, writtenOffAmount, writtenOffOn } = invoice
  const numbers = creditNotes.map((note) => note.number).join(', ')
  if (creditedAmount === 0 && writtenOffAmount === 0) return t('sheet.settled', { date })
  if (paidAmount === 0 && writtenOffAmount === 0) return t('sheet.cancelled', { numbers, date })
  const parts = [
    paidAmount > 0 && t('sheet.partPaid', { amount: formatMoney(paidAmount) }),
    creditedAmount > 0 && t('sheet.partCredited', { amount: formatMoney(creditedAmount), numbers }),
    writtenOffOn &&
      t('sheet.partWrittenOff', { amount: formatMoney(writtenOffAmount), date: formatDate(writtenOffOn) }),
  ]
  return t('sheet.settledInPart', { parts: parts.filter(Boolean).join(', '), date })
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
