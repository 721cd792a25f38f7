import type { TFunction } from 'i18next'
import type { Me, UserRelation } from '~/api/types'
import { api } from '~/shared/api/client'
import { choiceFilter } from '~/shared/list/choice-filter'
import type { List } from '~/shared/list/list'
import { orderQuery } from '~/shared/parts/list-search'
import { rowSource } from '~/shared/table/row-source'
import type { NetworkSearch, Side } from '../network-search'
import { apiPaths } from '../sides'
import { RelationStatusDot } from './RelationStatusDot'
import type { Asked } from './relation-actions'
import { relationColumns } from './relation-columns'

/** Where a relation stands (specification 3). */
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
    filters: isSent
      ? []
      : [
          choiceFilter({
            key: 'status',
            label: t('column.status'),
            codes: STATUSES,
            name: (code) => t(`enums:user_relation_status.${code}`),
            row: (code) => <RelationStatusDot status={code} />,
          }),
        ],
    counted: (count, amount) => t(`count.${side}`, { count, amount }),
  }
}
