import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { personQuery } from '~/shared/api/person-query'
import { formatDate, formatInteger, formatMoney, formatPercent, formatSize } from '~/shared/format/format'
import { lineAmounts } from '~/shared/order/line-amounts'
import { OrderTotals } from '~/shared/order/OrderTotals'
import type { OrderDetail } from '~/shared/order/order'
import { PostalAddress } from '~/shared/order/PostalAddress'
import { promiseText } from '~/shared/order/promise-text'
import paper from '~/shared/paper/paper.module.css'
import { paymentTermsText } from '~/shared/terms/terms-text'
import { DeliverTo } from '../paper/DeliverTo'
import classes from './OrderSheet.module.css'

/** An order on paper: one A4 sheet with parties, lines and totals. */
export function OrderSheet({ order, withTax }: { order: OrderDetail; withTax: boolean }) {
  const { t } = useTranslation('orders')
  const { t: terms } = useTranslation('terms')
  const { t: lines } = useTranslation('order')
  const { customer, supplier, carrier, billingAddress } = order
  const { data: seller } = useQuery(personQuery(supplier.id))
  const seat = seller?.addresses.find(({ typeAddress }) => typeAddress === 'billing') ?? seller?.addresses[0]
  const tax = withTax ? 'withTax' : 'withoutTax'
  return (
    <article className={`${paper.sheet} ${classes.sheet}`}>
      <header className={paper.head}>
        <div>
          <p className={paper.brand}>Millésime</p>
          <h2 className={paper.title}>{t('sheet.title', { number: order.number })}</h2>
        </div>
        <p className={paper.facts}>
          <span>{formatDate(order.createdAt)}</span>
          <span>{t(`enums:order_status.${order.status}`)}</span>
          {order.customerReference && <span>{t('paper.reference', { reference: order.customerReference })}</span>}
          {order.wishedDeliveryOn && <span>{t('paper.wished', { date: formatDate(order.wishedDeliveryOn) })}</span>}
        </p>
      </header>
      <div className={`${paper.parties} ${classes.parties}`}>
        <section>
          <h3>{t('order:column.supplier')}</h3>
          <b>{supplier.company}</b>
          {seat && (
            <>
              <span>{seat.street}</span>
              <span>
                {seat.postcode} {seat.city}
              </span>
            </>
          )}
          {seller?.siret && <span>{t('sheet.siret', { siret: seller.siret })}</span>}
          {seller?.numvat && <span>{t('sheet.vatNumber', { number: seller.numvat })}</span>}
        </section>
        <section>
          <h3>{t('order:column.customer')}</h3>
          {billingAddress.company && billingAddress.company !== customer.company && <b>{customer.company}</b>}
          <PostalAddress address={billingAddress} name={customer.company} />
        </section>
        <section>
          <h3>{t('sheet.delivery', { carrier: carrier.label || '–' })}</h3>
          <DeliverTo order={order} />
        </section>
      </div>
      <table className={`${paper.lines} ${classes.lines}`}>
        <thead>
          <tr>
            <th scope="col">{t('sheet.reference')}</th>
            <th scope="col">{t('order:lines.product')}</th>
            <th scope="col">{t('order:lines.units')}</th>
            <th scope="col">{t(`order:lines.price.${tax}`)}</th>
            <th scope="col">{t('sheet.vat')}</th>
            <th scope="col">{t(`order:lines.total.${tax}`)}</th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item) => {
            const { product, keptQuantity, vatRate, promises } = item
            const { unit, total } = lineAmounts(item, withTax)
            const facts = [product.vintage, product.appellation, formatSize(product.bottleSizeCl)]
            return (
              <tr key={item.id}>
                <td>{product.reference}</td>
                <td>
                  <b>{product.name}</b> {facts.filter(Boolean).join(' · ')}
                  {promises.length > 0 && (
                    <small className={classes.promises}>
                      {promises.map((promise) => promiseText(lines, promise)).join(' · ')}
                    </small>
                  )}
                </td>
                <td>{formatInteger(keptQuantity)}</td>
                <td>{formatMoney(unit)}</td>
                <td>{formatPercent(vatRate)}</td>
                <td>{formatMoney(total)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <OrderTotals order={order} withTax={withTax} />
      {order.paymentTerms && (
        <p className={classes.terms}>
          {t('sheet.terms', { label: terms('payment.label'), terms: paymentTermsText(terms, order.paymentTerms) })}
        </p>
      )}
      {order.comment && (
        <section className={classes.comment}>
          <h3>{t('comment')}</h3>
          <p>{order.comment}</p>
        </section>
      )}
    </article>
  )
}
