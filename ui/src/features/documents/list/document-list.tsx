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
import { rowSource, watched } from '~/shared/table/row-source'
import { DOCUMENTS, type Document, documentStates, KINDS, STATUSES } from '../document'
import { documentColumns } from './columns'
import { type DocumentsSearch, USUAL_SORT } from './search'

/** What a list of documents, and an archive of it, is narrowed by, as the API takes it. */
export const documentsFilter = (search: DocumentsSearch) => ({
  search: search.search,
  type: search.tab && [search.tab],
  kind: KINDS.filter((code) => search.kind?.includes(code)),
  status: STATUSES.filter((code) => search.status?.includes(code)),
  supplier: search.supplier,
  customer: search.customer,
  orders: search.order,
  'issuedOn[gte]': search.from,
  'issuedOn[lte]': search.to,
})

const documentsQuery = (search: DocumentsSearch) => ({
  ...documentsFilter(search),
  ...orderQuery(search.sort ?? USUAL_SORT),
})

/** The documents that a person may read. */
export const documentList = (t: TFunction<'documents'>, group: GroupCode): List<Document, DocumentsSearch> => ({
  name: 'documents',
  source: rowSource((query, signal) => api.get('/documents', { query, signal }), DOCUMENTS, watched),
  queryOf: documentsQuery,
  usualSort: USUAL_SORT,
  columns: documentColumns(t, group),
  sorts: ['issuedOn', 'number', 'totalPriceTaxIncl'],
  searchLabel: t('search'),
  filters: [
    choiceFilter({ key: 'kind', label: t('column.kind'), codes: KINDS, name: (code) => t(`kind.${code}`) }),
    stateFilter(documentStates, t('column.status'), STATUSES),
    ...partiesFor(group).map((role) => partyFilter<DocumentsSearch>(role, 190)),
    datesFilter(t('column.issuedOn')),
  ],
  counted: (count, amount) => t('count', { count, amount }),
})
