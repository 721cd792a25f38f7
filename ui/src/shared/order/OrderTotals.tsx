import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { roundEuros } from '~/shared/format/euros'
import { formatMoney, formatPercent } from '~/shared/format/format'
import { Money } from '~/shared/parts/Money'
import { useSession } from '~/shared/session/session'
import classes from './OrderTotals.module.css'
import type { OrderDetail } from './order'

interface Props {
  order: OrderDetail
  /** Individuals read every amount with tax, as the lines have it. */
  withTax: boolean
  /** Paper may be handed to the buyer: it never has it. */
  withCommission?: boolean
}

/** From the goods to what is to be paid, VAT per rate; the agent's commission where it may be known. */
export function OrderTotals({ order, withTax, withCommission = false }: Props) {
  const { t } = useTranslation('order')
  return (
    <dl className={classes.totals}>
      {withTax ? <WithTax order={order} /> : <BeforeTax order={order} />}
      {order.ordered && (
        <Row label={t('totals.ordered')}>
          <del>{formatMoney(order.ordered.totalPriceTaxIncl)}</del>
        </Row>
      )}
      {withCommission && <Commission order={order} />}
      {withCommission && <Introduction order={order} />}
    </dl>
  )
}

/** For professionals: discounts, carriage and VAT lead from the goods excl. tax to the total. */
function BeforeTax({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('order')
  const {
    totalAllDiscountTaxExcl: discount,
    discountOnInvoiceTaxExcl: onInvoice,
    shippingPriceTaxExcl: shipping,
    totalFees,
  } = order
  const handling = roundEuros(totalFees - shipping)
  return (
    <>
      {discount > 0 && (
        <>
          <Row label={t('totals.list')}>{formatMoney(order.subTotalWithoutDiscountTaxExcl)}</Row>
          <Row label={t('totals.discount')} tone="good">
            −{formatMoney(discount)}
          </Row>
          {onInvoice > 0 && <Row label={t('totals.onInvoice')}>−{formatMoney(onInvoice)}</Row>}
        </>
      )}
      <Row label={t('totals.goods')}>{formatMoney(order.subTotalPriceTaxExcl)}</Row>
      <Carriage order={order} label={t('totals.shipping')} value={shipping} />
      {handling > 0 && <Row label={t('totals.handling')}>{formatMoney(handling)}</Row>}
      <Row label={t('totals.taxExcl')} tone="strong">
        {formatMoney(order.totalPriceTaxExcl)}
      </Row>
      {order.vat.map(({ rate, base, amount }) => (
        <Row key={rate} label={t('totals.vat', { rate: formatPercent(rate), base: formatMoney(base) })}>
          {formatMoney(amount)}
        </Row>
      ))}
      <Total order={order} />
    </>
  )
}

/** For individuals: goods and carriage with tax come to the total (Code de la consommation L112-1); the VAT is in it. */
function WithTax({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('order')
  const carriage = roundEuros(order.totalPriceTaxIncl - order.subTotalPriceTaxIncl)
  const hasHandling = order.totalFees > order.shippingPriceTaxExcl
  return (
    <>
      <Row label={t('totals.goodsTaxIncl')}>{formatMoney(order.subTotalPriceTaxIncl)}</Row>
      <Carriage
        order={order}
        label={t(hasHandling ? 'totals.feesTaxIncl' : 'totals.shippingTaxIncl')}
        value={carriage}
      />
      <Total order={order} />
      {order.vat.map(({ rate, amount }) => (
        <Row key={rate} label={t('totals.vatWithin', { rate: formatPercent(rate) })}>
          {formatMoney(amount)}
        </Row>
      ))}
    </>
  )
}

/** What carriage costs. Where nothing is kept nothing is carried, which is no favour of anybody's. */
function Carriage({ order, label, value }: { order: OrderDetail; label: string; value: number }) {
  const { t } = useTranslation('order')
  const isFree = value === 0 && order.totalUnitProduct > 0
  return <Row label={label}>{isFree ? t('totals.free') : formatMoney(value)}</Row>
}

function Total({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('order')
  return (
    <Row label={t('totals.taxIncl')} tone="total">
      <Money value={order.totalPriceTaxIncl} serif />
    </Row>
  )
}

/** What the agent earns, apart from what the buyer pays; to those who may know it. */
function Commission({ order: { commission } }: { order: OrderDetail }) {
  const { t } = useTranslation('order')
  const reader = useSession((session) => session.user?.id)
  if (!commission) return null
  const { agent, rate, amount } = commission
  const words = { agent: agent.company, rate: formatPercent(rate) }
  return (
    <Row label={agent.id === reader ? t('totals.ownCommission', words) : t('totals.commission', words)} tone="apart">
      {formatMoney(amount)}
    </Row>
  )
}

/** What the restaurant earns that brought the sale (Taste & Buy), which its supplier owes it; to those who may know it. */
function Introduction({ order: { introduction } }: { order: OrderDetail }) {
  const { t } = useTranslation('order')
  if (!introduction) return null
  const { company, rate, amount } = introduction
  return (
    <Row label={t('totals.introduction', { company, rate: formatPercent(rate) })} tone="apart">
      {formatMoney(amount)}
    </Row>
  )
}

interface RowProps {
  label: string
  tone?: 'good' | 'strong' | 'total' | 'apart'
  children: ReactNode
}

const Row = ({ label, tone, children }: RowProps) => (
  <div className={classes.row} data-tone={tone}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
