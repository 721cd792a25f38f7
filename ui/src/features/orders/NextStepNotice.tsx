import { useTranslation } from 'react-i18next'
import { formatDate, formatInteger, formatMoney } from '~/shared/format/format'
import type { OrderDetail } from '~/shared/order/order'
import { Notice } from '~/shared/parts/Notice'
import { nextStep, type Side } from './next-step'

/** Who moves next, in one sentence; with the comment that came with trouble. */
export function NextStepNotice({ order, side }: { order: OrderDetail; side: Side }) {
  const { t } = useTranslation('orders')
  const step = nextStep(order, side)
  if (!step) return null
  const last = order.timeline.at(-1)
  return (
    <Notice tone={step.tone}>
      {t(`next.${step.key}`, {
        supplier: order.supplier.company,
        customer: order.customer.company,
        carrier: order.carrier.label,
        amount: formatMoney(order.totalPriceTaxIncl),
        units: formatInteger(order.totalUnitProduct),
        date: formatDate(last?.at ?? order.createdAt),
      })}
      {last?.comment && ` ${t('next.comment', { comment: last.comment })}`}
    </Notice>
  )
}
