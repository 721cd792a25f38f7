import type { TFunction } from 'i18next'
import type { Me, UserRelation } from '~/api/types'
import { api } from '~/shared/api/client'
import { stateFilter } from '~/shared/document/state-filter'
import type { List } from '~/shared/list/list'
import { orderQuery } from '~/shared/parts/list-search'
import { rowSource } from '~/shared/table/row-source'
import type { NetworkSearch, Side } from '../network-search'
import { apiPaths } from '../sides'
import { relationStates } from './relation'
import type { Asked } from './relation-actions'
import { relationColumns } from './relation-columns'

const STATUSES = ['pending', 'valid', 'reject'] as const

/** The list of one side of a network. */
export function relationsList(
  t: TFunction<'network'>,
  side: Side,
  viewer: Me,
  onAsk: (asked: Asked) => void,
): List<UserRelation, NetworkSearch> {
  const isSent = side === 'sent'
  // People by name, as in an address book; what was sent by date.
  const usualSort = isSent ? '-invitedAt' : 'name'
  return {
    name: `network-${side}`,
    source: rowSource((query, signal) => api.get(apiPaths[side], { query, signal }), ['network', side]),
    queryOf: ({ search, status = [], sort = usualSort }) => ({
      search,
      ...orderQuery(sort),
      ...(isSent ? { awaiting: 'other' } : { status: STATUSES.filter((code) => status.includes(code)) }),
    }),
    usualSort,
    columns: relationColumns(t, side, viewer, onAsk),
    sorts: [{ key: 'name', label: t('column.name') }, 'status', 'invitedAt'],
    searchLabel: t(isSent ? 'search.sent' : 'search.people'),
    filters: isSent ? [] : [stateFilter(relationStates, t('column.status'), STATUSES)],
    counted: (count, amount) => t(`count.${side}`, { count, amount }),
  }
}
