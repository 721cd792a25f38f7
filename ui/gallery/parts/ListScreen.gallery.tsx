import { IconReceipt2 } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { Collection, Order } from '~/api/types'
import { NetworkError } from '~/shared/api/errors'
import { StateDot } from '~/shared/document/StateDot'
import { choiceFilter } from '~/shared/list/choice-filter'
import { ListScreen } from '~/shared/list/ListScreen'
import type { List, ListSearch } from '~/shared/list/list'
import { useList } from '~/shared/list/use-list'
import { orderStates } from '~/shared/order/order-states'
import { EmptyState } from '~/shared/parts/EmptyState'
import { ListTabs } from '~/shared/parts/ListTabs'
import { PAGE_ROWS } from '~/shared/table/row-source'
import { ViewsMenu } from '~/shared/views/ViewsMenu'
import { type Gallery, say, UNANSWERED } from '../gallery'
import { orderColumns } from '../samples/order-columns'
import { someOrders } from '../samples/orders'

interface Search extends ListSearch {
  status?: string[] | undefined
}

type Answer = () => Promise<Order[]>

/** A list of orders whose rows are answered as a state wants them. */
function orderList(name: string, answer: Answer): List<Order, Search> {
  const pageOf = async (page: number) => {
    const rows = await answer()
    const some = rows.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS)
    return { 'hydra:member': some, 'hydra:totalItems': rows.length } as Collection<Order>
  }
  return {
    name: `gallery-${name}`,
    source: {
      page: (_, page) => ({
        queryKey: [name === 'loading' ? UNANSWERED : 'gallery', name, page],
        queryFn: () => pageOf(page),
      }),
      all: answer,
    },
    queryOf: () => ({}),
    usualSort: '-createdAt',
    columns: orderColumns(),
    sorts: ['createdAt', 'supplier'],
    searchLabel: say('N° ou fournisseur', 'Number or supplier'),
    filters: [
      choiceFilter({
        key: 'status',
        label: say('Statut', 'Status'),
        codes: ['paid', 'shipped'] as const,
        name: (code) => code,
        row: (code) => <StateDot of={orderStates} state={code} />,
      }),
    ],
    views: (columns) => <ViewsMenu screen="orders" columns={columns} />,
    counted: (_, amount) => `${amount} ${say('commandes', 'orders')}`,
  }
}

function Orders({ name, answer }: { name: string; answer: Answer }) {
  const orders = useList(useMemo(() => orderList(name, answer), [name, answer]))
  return (
    <ListScreen
      on={orders}
      title={say('Commandes', 'Orders')}
      rowLabel={({ number }) => number}
      tabs={
        <ListTabs
          label={say('Où en sont les commandes', 'Where orders stand')}
          tabs={[
            { key: undefined, label: say('Toutes', 'All'), count: 400 },
            { key: 'shipping', label: say('Expédition', 'Shipping'), count: 12 },
          ]}
          current={undefined}
          onTab={() => undefined}
        />
      }
      empty={<EmptyState icon={IconReceipt2} title={say('Aucune commande', 'No orders')} />}
    />
  )
}

const state = (name: string, answer: Answer) => () => <Orders name={name} answer={answer} />

export default {
  about: 'A screen that is a list: how much there is, its parts, what can be chosen, and all of its rows.',
  states: { few: state('few', () => Promise.resolve(someOrders(3))) },
  alone: {
    loading: state('loading', () => new Promise(() => undefined)),
    failing: state('failing', () => Promise.reject(new NetworkError('offline'))),
    empty: state('empty', () => Promise.resolve([])),
    many: state('many', () => Promise.resolve(someOrders(400))),
  },
} satisfies Gallery
