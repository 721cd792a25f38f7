import { lazy, memo, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { GroupCode } from '~/api/types'
import { FilterBar } from '~/shared/filters/FilterBar'
import { formatSort, parseSort } from '~/shared/parts/list-search'
import { SearchBox } from '~/shared/parts/SearchBox'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import { DisplayMenu } from '~/shared/table/DisplayMenu'
import type { TableView } from '~/shared/table/use-table-view'
import { ViewsMenu } from '~/shared/views/ViewsMenu'
import classes from './SamplesBar.module.css'
import { partiesFor, sideOf } from './sample'
import { sampleSorts } from './sample-columns'
import { noFilters, type SamplesSearch, USUAL_SORT } from './samples-search'

// The list need not wait for a list to search in.
const PartyFilter = lazy(() => import('~/shared/order/PartyFilter').then((part) => ({ default: part.PartyFilter })))

interface Props {
  group: GroupCode
  search: SamplesSearch
  onChange: ChangeSearch<SamplesSearch>
  view: TableView
  /** "12 demandes" */
  found: string
}

/** Search, parties, views and display of the list; not drawn again while the list scrolls. */
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
      filters={(isStacked) =>
        partiesFor(group).map((party) => (
          <div key={party} className={isStacked ? undefined : classes.party}>
            <Suspense>
              <PartyFilter role={party} value={search[party]} onChange={(id) => onChange({ [party]: id })} />
            </Suspense>
          </div>
        ))
      }
      chips={search.search ? [{ key: 'search', label, onRemove }] : []}
      onClear={() => onChange(noFilters)}
      found={found}
      tools={
        <>
          <ViewsMenu screen="samples" columns={view.chosen} />
          <DisplayMenu
            view={view}
            sorts={sampleSorts(t, group)}
            sort={parseSort(search.sort ?? USUAL_SORT)}
            onSort={(sort) => onChange({ sort: formatSort(sort) as SamplesSearch['sort'] })}
          />
        </>
      }
    />
  )
})
