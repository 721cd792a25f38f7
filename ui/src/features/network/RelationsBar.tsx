import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceFilter } from '~/shared/filters/ChoiceFilter'
import { FilterBar } from '~/shared/filters/FilterBar'
import type { FilterChip } from '~/shared/parts/FilterChips'
import { formatSort, parseSort } from '~/shared/parts/list-search'
import { SearchBox } from '~/shared/parts/SearchBox'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import { DisplayMenu } from '~/shared/table/DisplayMenu'
import type { TableView } from '~/shared/table/use-table-view'
import type { NetworkSearch, Side } from './network-search'
import { RelationStatusDot } from './RelationStatusDot'
import { relationSorts } from './relation-columns'
import { chosenStatuses, noFilters, RELATION_STATUSES, usualSort } from './relations-list'

interface Props {
  side: Side
  search: NetworkSearch
  onChange: ChangeSearch<NetworkSearch>
  view: TableView
  /** "57 relations" */
  found: string
}

/** Search, status and display of a list of relations; not drawn again while the list scrolls. */
export const RelationsBar = memo(function RelationsBar({ side, search, onChange, view, found }: Props) {
  const { t } = useTranslation('network')
  const statuses = side === 'sent' ? [] : chosenStatuses(search)
  const setStatuses = (codes: string[]) => onChange({ status: codes.length > 0 ? codes : undefined })
  const chips: FilterChip[] = statuses.map((code) => ({
    key: code,
    label: t(`enums:user_relation_status.${code}`),
    onRemove: () => setStatuses(statuses.filter((one) => one !== code)),
  }))
  if (search.search) {
    const label = t('filter.words', { words: search.search })
    chips.unshift({ key: 'search', label, onRemove: () => onChange({ search: undefined }) })
  }
  return (
    <FilterBar
      search={
        <SearchBox
          value={search.search}
          label={t(side === 'sent' ? 'search.sent' : 'search.people')}
          onSearch={(words) => onChange({ search: words }, { replace: true })}
        />
      }
      filters={(isStacked) =>
        side !== 'sent' && (
          <ChoiceFilter
            label={t('column.status')}
            codes={RELATION_STATUSES}
            row={(status) => <RelationStatusDot status={status} />}
            chosen={statuses}
            onChange={setStatuses}
            isStacked={isStacked}
          />
        )
      }
      chips={chips}
      onClear={() => onChange(noFilters)}
      found={found}
      tools={
        <DisplayMenu
          view={view}
          sorts={relationSorts(t)}
          sort={parseSort(search.sort ?? usualSort(side))}
          onSort={(sort) => onChange({ sort: formatSort(sort) as NetworkSearch['sort'] })}
        />
      }
    />
  )
})
