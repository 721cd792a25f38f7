import type { TFunction } from 'i18next'
import type { Me, Quotation } from '~/api/types'
import { api } from '~/shared/api/client'
import { datesFilter } from '~/shared/list/dates-filter'
import type { List } from '~/shared/list/list'
import { partyFilter } from '~/shared/list/party-filter'
import { partiesFor } from '~/shared/order/parties'
import { orderQuery } from '~/shared/parts/list-search'
import { rowSource, watched } from '~/shared/table/row-source'
import { ViewsMenu } from '~/shared/views/ViewsMenu'
import { sideOfGroup } from '../turn'
import { quotationColumns } from './columns'
import { type QuotationSearch, USUAL_SORT } from './search'
import { filterOf } from './tabs'

/** The list of quotations, as its reader needs it. */
export function quotationList(t: TFunction<'quotations'>, { id, userGroup }: Me): List<Quotation, QuotationSearch> {
  const group = userGroup.code
  const parties = partiesFor(group)
  return {
    name: 'quotations',
    // Answers appear by themselves.
    source: rowSource((query, signal) => api.get('/quotations', { query, signal }), ['quotations'], {
      ...watched,
      refetchOnWindowFocus: 'always',
    }),
    queryOf: ({ tab, search, supplier, customer, from, to, sort = USUAL_SORT }) => ({
      ...filterOf(tab, sideOfGroup(group)),
      search,
      supplier: supplier ? [supplier] : [],
      customer: customer ? [customer] : [],
      createdAt: { gte: from, lte: to },
      ...orderQuery(sort),
    }),
    usualSort: USUAL_SORT,
    columns: quotationColumns(t, { id, group }),
    sorts: ['createdAt', 'validUntil', 'totalPriceTaxExcl', ...parties, 'number'],
    headSorts: ['status'],
    searchLabel: t(`search.${parties[0] ?? 'customer'}`),
    filters: [...parties.map((role) => partyFilter(role, 180)), datesFilter(t('filter.dates'))],
    views: (columns) => <ViewsMenu screen="quotations" columns={columns} />,
    counted: (count, amount) => t('count', { count, amount }),
  }
}
