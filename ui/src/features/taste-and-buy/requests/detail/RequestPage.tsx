import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuestRequestDetail } from '~/api/types'
import { DetailColumns } from '~/shared/detail/DetailColumns'
import { DetailScreen } from '~/shared/detail/DetailScreen'
import { useOne } from '~/shared/detail/use-one'
import { DocumentHistory } from '~/shared/document/DocumentHistory'
import { formatMoney, plural } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { Facts } from '~/shared/parts/Facts'
import { listAsLeft } from '~/shared/parts/list-memory'
import { Panel } from '~/shared/parts/Panel'
import { guestOf, type RequestStatus, requestStates, requests } from '../request'
import { GuestPanel } from './GuestPanel'
import { RequestHeader } from './RequestHeader'
import { RequestLines } from './RequestLines'

/** What one guest asked for, and what became of it. */
export function RequestPage({ id }: { id: string }) {
  const { t } = useTranslation('requests')
  return (
    <DetailScreen
      title={t('one')}
      back={{ ...listAsLeft('/taste-and-buy/orders'), label: t('title') }}
      asked={useOne(requests.one(id))}
    >
      {(request) => (
        <>
          <RequestHeader request={request} />
          <DetailColumns
            side={
              <>
                <DocumentHistory
                  states={requestStates}
                  steps={stepsOf(request, guestOf(request) ?? t('erased'))}
                  titleOf={({ to }) => t(`history.${to}`)}
                />
                <GuestPanel request={request} />
              </>
            }
          >
            {request.orders.length > 0 && <OrdersPanel request={request} />}
            <RequestLines request={request} />
          </DetailColumns>
        </>
      )}
    </DetailScreen>
  )
}

/** What a guest did without an account is not the platform's doing. */
const stepsOf = ({ timeline }: GuestRequestDetail, guest: string) =>
  timeline.map((step) => (BY_GUEST.includes(step.to) ? { ...step, actor: guest } : step))

const BY_GUEST: readonly RequestStatus[] = ['concluded', 'refused']

type Order = GuestRequestDetail['orders'][number]

/** The orders that a guest made of a request, one a supplier, and the commission of each: they are the guest's to read. */
function OrdersPanel({ request: { orders, withdrawals } }: { request: GuestRequestDetail }) {
  const { t } = useTranslation('requests')
  const worth = ({ totalPriceTaxIncl, commission, paid, canceled }: Order) =>
    canceled
      ? t('orders.canceled')
      : t(paid ? 'orders.paid' : 'orders.worth', {
          total: formatMoney(totalPriceTaxIncl),
          commission: formatMoney(commission),
        })
  return (
    <Panel title={t('orders.title')}>
      <Facts
        facts={orders.map((order) => [
          `${order.number} · ${order.supplier}`,
          <Fragment key={order.number}>
            {worth(order)}
            <Withdrawing of={withdrawals.find((withdrawal) => withdrawal.order === order.number)} />
          </Fragment>,
        ])}
      />
    </Panel>
  )
}

/** What the guest gives back of an order, until the seller has settled it: what the order comes to counts it still. */
function Withdrawing({ of }: { of: GuestRequestDetail['withdrawals'][number] | undefined }) {
  const { t } = useTranslation('requests')
  if (!of) return null
  return (
    <Dim as="div" size={13}>
      {t('orders.withdrawing', { ...plural(of.bottles), total: formatMoney(of.totalPriceTaxIncl) })}
    </Dim>
  )
}
