import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatPercent } from '~/shared/format/format'
import type { OrderDetail } from '~/shared/order/order'
import { Money } from '~/shared/parts/Money'
import classes from './OrderTotals.module.css'

interface Props {
  order: OrderDetail
  /** Individuals read what they pay first. */
  withTaxFirst: boolean
}

/** From the goods to what is to be paid: discounts, carriage, VAT per rate; the agent's fee where it may be known. */
export function OrderTotals({ order, withTaxFirst }: Props) {
  const { t } = useTranslation('orders')
  const { totalAllDiscountTaxExcl: discount, shippingPriceTaxExcl: shipping, totalFees, totalAgentFees } = order
  const handling = Math.round((totalFees - shipping) * 100) / 100
  const taxIncl = (
    <Row label={t('totals.taxIncl')} tone="total">
      <Money value={order.totalPriceTaxIncl} serif />
    </Row>
  )
  return (
    <dl className={classes.totals}>
      {withTaxFirst && taxIncl}
      {discount > 0 && (
        <>
          <Row label={t('totals.list')}>{formatMoney(order.subTotalWithoutDiscountTaxExcl)}</Row>
          <Row label={t('totals.discount')} tone="good">
            −{formatMoney(discount)}
          </Row>
        </>
      )}
      <Row label={t('totals.goods')}>{formatMoney(order.subTotalPriceTaxExcl)}</Row>
      <Row label={t('totals.shipping')}>{shipping > 0 ? formatMoney(shipping) : t('totals.free')}</Row>
      {handling > 0 && <Row label={t('totals.handling')}>{formatMoney(handling)}</Row>}
      <Row label={t('totals.taxExcl')} tone="strong">
        {formatMoney(order.totalPriceTaxExcl)}
      </Row>
      {order.vat.map(({ rate, base, amount }) => (
        <Row key={rate} label={t('totals.vat', { rate: formatPercent(rate), base: formatMoney(base) })}>
          {formatMoney(amount)}
        </Row>
      ))}
      {!withTaxFirst && taxIncl}
      {totalAgentFees > 0 && (
        <Row label={t('totals.agentFees')} tone="apart">
          {formatMoney(totalAgentFees)}
        </Row>
      )}
    </dl>
  )
}

interface RowProps {
  label: string
  tone?: 'good' | 'strong' | 'total' | 'apart'
  children: ReactNode
}

function Row({ label, tone, children }: RowProps) {
  return (
    <div className={classes.row} data-tone={tone}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
