import { useTranslation } from 'react-i18next'
import { roundEuros } from '~/shared/format/euros'
import { formatDate, formatInteger, formatMoney } from '~/shared/format/format'
import type { OrderDetail, TimelineEntry } from '~/shared/order/order'
import { Notice } from '~/shared/parts/Notice'
import { TextLink } from '~/shared/parts/TextLink'
import { nextStep, type Side } from './next-step'

/** To the buyer what is left of its encours, to its supplier by how much the order goes beyond it. */
function EncoursWords({ order: { encours, openAmount }, side }: { order: OrderDetail; side: Side }) {
  const { t } = useTranslation('orders')
  if (!encours) return null
  const left = roundEuros(Math.max(0, encours.outstandingValue - encours.exposure))
  const excess = roundEuros((openAmount ?? 0) - (encours.outstandingValue - encours.exposure))
  const words = { left: formatMoney(left), limit: formatMoney(encours.outstandingValue), excess: formatMoney(excess) }
  if (side === 'buyer') return ` ${t('next.encoursLeft', words)}`
  return excess > 0 ? ` ${t('next.encoursExcess', words)}` : null
}

/** The step that the sentence is about: a delivery that was disputed still is of the day it came. */
const toldStep = ({ status, timeline }: OrderDetail) =>
  (['shipped', 'pending_invoice'].includes(status) && timeline.findLast(({ to }) => to === 'shipped')) ||
  timeline.findLast(({ from, to }) => from !== to)

/** The panel of an incident tells its own words; those of an invoice are its number, which its list has. */
const isToldElsewhere = ({ from, to }: TimelineEntry) => to === 'incident' || (to === 'billed' && from !== 'closed')

/** Who moves next, in one sentence; with the comment that came with it, but for an incident, which tells its own. */
export function NextStepNotice({ order, side }: { order: OrderDetail; side: Side }) {
  const { t } = useTranslation('orders')
  const step = nextStep(order, side)
  if (!step) return null
  const told = toldStep(order)
  return (
    <Notice tone={step.tone}>
      {t(`next.${step.key}`, {
        supplier: order.supplier.company,
        customer: order.customer.company,
        carrier: order.carrier.label,
        amount: formatMoney(order.openAmount ?? order.totalPriceTaxIncl),
        units: formatInteger(order.totalUnitProduct),
        date: formatDate(told?.at ?? order.createdAt),
      })}
      <EncoursWords order={order} side={side} />
      {told?.comment && !isToldElsewhere(told) && ` ${t('next.comment', { comment: told.comment })}`}
      {order.status === 'billed' && (
        <>
          {' '}
          <TextLink to="/invoices" search={{ order: order.id }} td="underline">
            {t('next.toInvoices')}
          </TextLink>
        </>
      )}
    </Notice>
  )
}
