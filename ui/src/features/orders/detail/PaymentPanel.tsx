import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { formatMoney } from '~/shared/format/format'
import { Stack } from '~/shared/layout/Stack'
import type { OrderDetail } from '~/shared/order/order'
import { Facts } from '~/shared/parts/Facts'
import { QueryPanel } from '~/shared/parts/QueryPanel'
import { PayAction } from '~/shared/payment/PayAction'
import { PaymentRequest, Received } from '~/shared/payment/PaymentRequest'
import { orderRequestQuery, type Request, readerOf } from '~/shared/payment/requests'
import type { Side } from './next-step'

/** Pixels that it takes, about. */
const HEIGHT = 220

/** An order that is paid in advance: to its buyer how it is paid, to its seller what has come of it. */
export function PaymentPanel({ order, side, user }: { order: OrderDetail; side: Side; user: Me }) {
  const { t } = useTranslation('payment')
  const asked = useQuery(orderRequestQuery(order.id))
  const isBuyer = side === 'buyer'
  return (
    <QueryPanel title={t(isBuyer ? 'request.title' : 'request.awaited')} asked={asked} height={HEIGHT}>
      {asked.data &&
        (isBuyer ? (
          <PaymentRequest request={asked.data} reader={readerOf(user, order)} />
        ) : (
          <Awaited order={order} request={asked.data} />
        ))}
    </QueryPanel>
  )
}

/** What of an order has come, and the way to enter more. */
function Awaited({ order, request }: { order: OrderDetail; request: Request }) {
  const { t } = useTranslation('payment')
  const { '@id': iri, number, supplier, customer } = order
  const open = request.amount
  return (
    <Stack gap={14}>
      <Received request={request} />
      <Facts
        facts={[
          [t('request.open'), <b key="open">{formatMoney(open)}</b>],
          [t('reference'), request.reference],
        ]}
      />
      <div>
        <PayAction of={{ kind: 'order', iri, number, open, supplier, customer }} />
      </div>
    </Stack>
  )
}
