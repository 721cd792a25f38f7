import type { TFunction } from 'i18next'
import type { GroupCode } from '~/api/types'
import { api } from '~/shared/api/client'
import { stateFilter } from '~/shared/document/state-filter'
import { choiceFilter } from '~/shared/list/choice-filter'
import { datesFilter } from '~/shared/list/dates-filter'
import type { List } from '~/shared/list/list'
import { partyFilter } from '~/shared/list/party-filter'
import { partiesFor } from '~/shared/order/parties'
import { orderQuery } from '~/shared/parts/list-search'
import { PAYMENTS, type Payment } from '~/shared/payment/payment'
import { readOnReturn, rowSource } from '~/shared/table/row-source'
import { KINDS, paymentStates, STATUSES } from '../payment'
import { paymentColumns } from './columns'
import { type PaymentsSearch, USUAL_SORT } from './search'

const paymentsQuery = (search: PaymentsSearch) => ({
  search: search.search,
  status: STATUSES.filter((code) => search.status?.includes(code)),
  kind: KINDS.filter((code) => search.kind?.includes(code)),
  supplier: search.supplier,
  customer: search.customer,
  orders: search.order,
  'receivedOn[gte]': search.from,
  'receivedOn[lte]': search.to,
  ...orderQuery(search.sort ?? USUAL_SORT),
})

/** The payments that a person may read. */
export const paymentList = (t: TFunction<'payment'>, group: GroupCode): List<Payment, PaymentsSearch> => ({
  name: 'payments',
  source: rowSource((query, signal) => api.get('/payments', { query, signal }), PAYMENTS, readOnReturn),
  queryOf: paymentsQuery,
  usualSort: USUAL_SORT,
  columns: paymentColumns(t, group),
  sorts: ['receivedOn', 'amount', ...partiesFor(group)],
  searchLabel: t('list.search'),
  filters: [
    stateFilter(paymentStates, t('column.status'), STATUSES),
    choiceFilter({ key: 'kind', label: t('kind.label'), codes: KINDS, name: (code) => t(`kind.${code}`) }),
    ...partiesFor(group).map((role) => partyFilter<PaymentsSearch>(role, 190)),
    datesFilter(t('receivedOn')),
  ],
  counted: (count, amount) => t('list.count', { count, amount }),
})
