import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { GroupCode } from '~/api/types'
import { FilterBar } from '~/shared/filters/FilterBar'
import { formatSort, parseSort } from '~/shared/parts/list-search'
import { SearchBox } from '~/shared/parts/SearchBox'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import { DisplayMenu } from '~/shared/table/DisplayMenu'
import type { TableView } from '~/shared/table/use-table-view'
import { sideOf } from './sample'
import { sampleSorts } from './sample-columns'
import { type SamplesSearch, USUAL_SORT } from './samples-search'

interface Props {
  group: GroupCode
  search: SamplesSearch
  onChange: ChangeSearch<SamplesSearch>
  view: TableView
  /** "12 demandes" */
  found: string
}

/** Search and display of the list; not drawn again while the list scrolls. */
export const SamplesBar = memo(function SamplesBar({ group, search, onChange, view, found }: Props) {
  const { t } = useTranslation('samples')
  const label = t('words', { words: search.search })
  const onRemove = () => onChange({ search: undefined })
  return (
    <FilterBar
      search={
        <SearchBox
          value={search.search}
          label={t(`search.${sideOf(group)}`)}
          onSearch={(words) => onChange({ search: words }, { replace: true })}
        />
      }
      chips={search.search ? [{ key: 'search', label, onRemove }] : []}
      onClear={onRemove}
      found={found}
      tools={
        <DisplayMenu
          view={view}
          sorts={sampleSorts(t, group)}
          sort={parseSort(search.sort ?? USUAL_SORT)}
          onSort={(sort) => onChange({ sort: formatSort(sort) as SamplesSearch['sort'] })}
        />
      }
    />
  )
})
