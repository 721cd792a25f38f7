import { useTranslation } from 'react-i18next'
import type { GuestRequestDetail } from '~/api/types'
import { pathOf } from '~/shared/api/client'
import { DetailColumns } from '~/shared/detail/DetailColumns'
import { DetailScreen } from '~/shared/detail/DetailScreen'
import { useOne } from '~/shared/detail/use-one'
import { DocumentHistory } from '~/shared/document/DocumentHistory'
import { StateDot } from '~/shared/document/StateDot'
import { formatMoney } from '~/shared/format/format'
import { Row } from '~/shared/layout/Row'
import { Stack } from '~/shared/layout/Stack'
import { orderStates } from '~/shared/order/order-states'
import { listAsLeft } from '~/shared/parts/list-memory'
import { Panel } from '~/shared/parts/Panel'
import { TextLink } from '~/shared/parts/TextLink'
import { requestStates, requests } from '../request'
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
                  steps={request.timeline}
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

/** The orders that a guest made of a request, one a supplier. */
function OrdersPanel({ request: { orders } }: { request: GuestRequestDetail }) {
  const { t } = useTranslation('requests')
  return (
    <Panel title={t('orders.title')}>
      <Stack as="ul" gap={10}>
        {orders.map(({ '@id': iri, number, supplier, status, totalPriceTaxIncl, isReadable }) => (
          <Row as="li" key={iri} gap="4px 14px" justify="between" wrap>
            <span>{isReadable ? <TextLink to={pathOf(iri)}>{number}</TextLink> : number}</span>
            <span>{supplier.company}</span>
            <StateDot of={orderStates} state={status} />
            <b>{formatMoney(totalPriceTaxIncl)}</b>
          </Row>
        ))}
      </Stack>
    </Panel>
  )
}
