import { IconGlassFull } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ListScreen } from '~/shared/list/ListScreen'
import { useList } from '~/shared/list/use-list'
import { TasteTabs } from '../../TasteTabs'
import { waiterChoices } from '../../waiters/waiter'
import { guestOf } from '../request'
import { RequestFigures } from './RequestFigures'
import { requestList } from './request-list'

/** What guests asked for at table, and the orders they made of it; everything chosen here is in the URL. */
export function RequestsPage() {
  const { t } = useTranslation('requests')
  const { data: waiters = [] } = useQuery(waiterChoices)
  const requests = useList(useMemo(() => requestList(t, waiters), [t, waiters]))
  const { from, to, search, status = [], waiter = [] } = requests.search
  const isNarrowed = Boolean(search) || status.length > 0 || waiter.length > 0
  return (
    <ListScreen
      on={requests}
      path="/taste-and-buy/orders"
      title={t('title')}
      rowLabel={(request) => guestOf(request) ?? request.number}
      figures={<RequestFigures from={from} to={to} isNarrowed={isNarrowed} />}
      tabs={<TasteTabs current="orders" />}
      create={{ to: '/taste-and-buy/orders/create', label: t('create.action') }}
      noResult={t('empty.filtered')}
      empty={{ icon: IconGlassFull, title: t('empty.title'), help: t('empty.help') }}
    />
  )
}
