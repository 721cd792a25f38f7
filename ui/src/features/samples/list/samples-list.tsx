import type { TFunction } from 'i18next'
import type { GroupCode, SampleRequest, SampleStatus } from '~/api/types'
import { api } from '~/shared/api/client'
import type { List } from '~/shared/list/list'
import { partyFilter } from '~/shared/list/party-filter'
import { partiesFor } from '~/shared/order/parties'
import { orderQuery } from '~/shared/parts/list-search'
import { rowSource, watched } from '~/shared/table/row-source'
import { ViewsMenu } from '~/shared/views/ViewsMenu'
import { samples } from '../queries'
import { type Side, sideOf } from '../sample'
import type { Asked } from '../sample-actions'
import { sampleColumns } from './sample-columns'
import { type SamplesSearch, type Tab, USUAL_SORT } from './samples-search'

/** Acceptée is what was accepted, ordered or not (specification 3). */
const tabs: Record<Exclude<Tab, 'todo'>, SampleStatus[]> = {
  pending: ['pending'],
  accepted: ['valid', 'ordering'],
  refused: ['reject'],
}

function statusesOf(tab: SamplesSearch['tab'], side: Side): SampleStatus[] {
  if (tab === 'todo') return side === 'seller' ? ['pending'] : ['valid']
  return tab ? tabs[tab] : []
}

/** The list of sample requests, as somebody of a group reads it. */
export function samplesList(
  t: TFunction<'samples'>,
  group: GroupCode,
  onAsk: (asked: Asked) => void,
): List<SampleRequest, SamplesSearch> {
  const parties = partiesFor(group)
  return {
    name: 'samples',
    // Answers appear by themselves.
    source: rowSource((query, signal) => api.get('/sample_requests', { query, signal }), samples.key, watched),
    queryOf: ({ tab, search, supplier, customer, sort = USUAL_SORT }) => ({
      status: statusesOf(tab, sideOf(group)),
      search,
      supplier: supplier ? [supplier] : [],
      customer: customer ? [customer] : [],
      ...orderQuery(sort),
    }),
    usualSort: USUAL_SORT,
    columns: sampleColumns(t, group, onAsk),
    sorts: ['createdAt', 'product', ...parties, 'status'],
    searchLabel: t(`search.${sideOf(group)}`),
    filters: parties.map((role) => partyFilter(role, 220)),
    views: (columns) => <ViewsMenu screen="samples" columns={columns} />,
    counted: (count, amount) => t('count', { count, amount }),
  }
}
