import type { TFunction } from 'i18next'
import { api } from '~/shared/api/client'
import { stateFilter } from '~/shared/document/state-filter'
import type { List } from '~/shared/list/list'
import { partyFilter } from '~/shared/list/party-filter'
import { orderQuery } from '~/shared/parts/list-search'
import { readOnReturn, rowSource } from '~/shared/table/row-source'
import { ViewsMenu } from '~/shared/views/ViewsMenu'
import { type AgreementFrame, frameStates, STATUSES } from '../frame'
import { frames } from '../queries'
import { frameColumns } from './columns'
import { type FramesSearch, USUAL_SORT } from './search'

/** The list of agreement frames, as administrators read it. */
export const frameList = (t: TFunction<'frames'>): List<AgreementFrame, FramesSearch> => ({
  name: 'agreement-frames',
  source: rowSource((query, signal) => api.get('/agreement_frames', { query, signal }), frames.key, readOnReturn),
  queryOf: ({ search, status = [], supplier, customer, sort = USUAL_SORT }) => ({
    search,
    member: [supplier, customer].flatMap((id) => id ?? []),
    status: STATUSES.filter((code) => status.includes(code)),
    ...orderQuery(sort),
  }),
  usualSort: USUAL_SORT,
  columns: frameColumns(t),
  sorts: ['createdAt', 'name', 'startsOn', { key: 'endsOn', label: t('column.endsOn') }],
  searchLabel: t('search'),
  filters: [
    stateFilter(frameStates, t('column.status'), STATUSES),
    partyFilter<FramesSearch>('supplier', 190),
    partyFilter<FramesSearch>('customer', 190),
  ],
  views: (columns) => <ViewsMenu screen="agreement-frames" columns={columns} />,
  counted: (count, amount) => t('count', { count, amount }),
})
