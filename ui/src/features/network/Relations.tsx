import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me, UserRelation } from '~/api/types'
import { formatTotal } from '~/shared/format/format'
import { formatSort, parseSort } from '~/shared/parts/list-search'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import { ContinuousTable } from '~/shared/table/ContinuousTable'
import { useRowPages } from '~/shared/table/row-pages'
import { useTableView } from '~/shared/table/use-table-view'
import { NoRelations } from './NoRelations'
import type { NetworkSearch, Side } from './network-search'
import { relationsPageQuery } from './queries'
import { RelationsBar } from './RelationsBar'
import { nameOf } from './relation'
import type { Asked } from './relation-actions'
import { relationColumns } from './relation-columns'
import { relationsListQuery, usualSort } from './relations-list'

interface Props {
  side: Side
  viewer: Me
  search: NetworkSearch
  onChange: ChangeSearch<NetworkSearch>
  onAsk: (asked: Asked) => void
  onInvite: () => void
}

const keyOf = (relation: UserRelation) => relation['@id']

/** Everybody on one side of a network. */
export function Relations({ side, viewer, search, onChange, onAsk, onInvite }: Props) {
  const { t } = useTranslation('network')
  const columns = useMemo(() => relationColumns(t, side, viewer, onAsk), [t, side, viewer, onAsk])
  const onColumns = useCallback((own: string[] | undefined) => onChange({ columns: own }), [onChange])
  const view = useTableView(`network-${side}`, columns, { columns: search.columns, onColumns })
  const list = relationsListQuery(side, search)
  const pages = useRowPages((page) => relationsPageQuery(side, list, page))
  const { total } = pages
  const countWords = (count: number) => t(`count.${side}`, { count, amount: formatTotal(count, pages.capped) })
  return (
    <>
      <RelationsBar
        side={side}
        search={search}
        onChange={onChange}
        view={view}
        found={total === undefined ? '\u00A0' : countWords(total)}
      />
      <ContinuousTable
        label={t(`side.${side}`)}
        columns={columns}
        pages={pages}
        rowKey={keyOf}
        rowLabel={nameOf}
        shown={view.shown}
        density={view.density}
        sort={parseSort(search.sort ?? usualSort(side))}
        onSort={(sort) => onChange({ sort: formatSort(sort) as NetworkSearch['sort'] })}
        counted={countWords}
        empty={<NoRelations side={side} viewer={viewer} search={search} onChange={onChange} onInvite={onInvite} />}
      />
    </>
  )
}
