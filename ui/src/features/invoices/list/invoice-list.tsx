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
import { readOnReturn, rowSource } from '~/shared/table/row-source'
import { ViewsMenu } from '~/shared/views/ViewsMenu'
import { type Invoice, invoiceStates, KINDS, NARROWINGS } from '../invoice'
import { INVOICES } from '../queries'
import { invoiceColumns } from './columns'
import { type InvoicesSearch, USUAL_SORT } from './search'

/** What a list of invoices is narrowed by, as the API takes it. */
export const invoicesFilter = (search: InvoicesSearch) => ({
  search: search.search,
  status: NARROWINGS.filter((code) => search.status?.includes(code)),
  kind: KINDS.filter((code) => search.kind?.includes(code)),
  supplier: search.supplier,
  customer: search.customer,
  orders: search.order,
  'issuedOn[gte]': search.from,
  'issuedOn[lte]': search.to,
})

/** The same, sorted. */
export const invoicesQuery = (search: InvoicesSearch) => ({
  ...invoicesFilter(search),
  ...orderQuery(search.sort ?? USUAL_SORT),
})

/** The list of invoices that a person may read. */
export const invoiceList = (
  t: TFunction<'invoices'>,
  group: GroupCode,
  mayPay: boolean,
): List<Invoice, InvoicesSearch> => ({
  name: 'invoices',
  source: rowSource((query, signal) => api.get('/invoices', { query, signal }), INVOICES, readOnReturn),
  queryOf: invoicesQuery,
  usualSort: USUAL_SORT,
  columns: invoiceColumns(t, group, mayPay),
  sorts: ['issuedOn', 'dueOn', 'number', 'totalPriceTaxIncl', ...partiesFor(group)],
  searchLabel: t('search'),
  filters: [
    stateFilter(invoiceStates, t('column.status'), NARROWINGS),
    choiceFilter({ key: 'kind', label: t('column.kind'), codes: KINDS, name: (code) => t(`kind.${code}`) }),
    ...partiesFor(group).map((role) => partyFilter<InvoicesSearch>(role, 190)),
    datesFilter(t('column.issuedOn')),
  ],
  views: (columns) => <ViewsMenu screen="invoices" columns={columns} />,
  counted: (count, amount) => t('count', { count, amount }),
})
