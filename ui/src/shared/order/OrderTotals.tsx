import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatPercent } from '~/shared/format/format'
import { Money } from '~/shared/parts/Money'
import { useSession } from '~/shared/session/session'
import classes from './OrderTotals.module.css'
import type { OrderDetail } from './order'

interface Props {
  order: OrderDetail
  /** Individuals read what they pay first. */
  withTaxFirst: boolean
  /** Paper may be handed to the buyer: it never has it. */
  withCommission?: boolean
}

/** From the goods to what is to be paid: discounts, carriage, VAT per rate; the agent's commission where it may be known. */
export function OrderTotals({ order, withTaxFirst, withCommission = false }: Props) {
  const { t } = useTranslation('order')
  const { totalAllDiscountTaxExcl: discount, shippingPriceTaxExcl: shipping, totalFees } = order
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
      {order.ordered && (
        <Row label={t('totals.ordered')}>
          <del>{formatMoney(order.ordered.totalPriceTaxIncl)}</del>
        </Row>
      )}
      {withCommission && <Commission order={order} />}
    </dl>
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
