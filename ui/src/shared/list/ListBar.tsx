import { Fragment, memo } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterBar } from '~/shared/filters/FilterBar'
import { formatSort, parseSort } from '~/shared/parts/list-search'
import { SearchBox } from '~/shared/parts/SearchBox'
import { columnName } from '~/shared/table/column-choice'
import type { Listed } from '~/shared/table/columns'
import { DisplayMenu } from '~/shared/table/DisplayMenu'
import type { ListSearch } from './list'
import { noFilters } from './list-filter'
import type { ListOnScreen } from './use-list'

type Props<Row extends Listed, Search extends ListSearch> = Pick<
  ListOnScreen<Row, Search>,
  'list' | 'search' | 'change' | 'view' | 'found'
>

function Bar<Row extends Listed, Search extends ListSearch>({ list, search, change, view, found }: Props<Row, Search>) {
  const { t } = useTranslation()
  const { columns, filters, searchLabel, views } = list
  const inDrawer = [...filters.filter(({ isLong }) => !isLong), ...filters.filter(({ isLong }) => isLong)]
  const words = { key: 'search', label: t('filters.words', { words: search.search }), onRemove: () => find(undefined) }

  function find(next: string | undefined, options?: { replace: boolean }): void {
    change({ search: next }, options)
  }

  return (
    <FilterBar
      search={
        searchLabel && (
          <SearchBox value={search.search} label={searchLabel} onSearch={(next) => find(next, { replace: true })} />
        )
      }
      {...(filters.length > 0 && {
        filters: (isStacked: boolean) =>
          (isStacked ? inDrawer : filters).map(({ keys, field }) => (
            <Fragment key={keys.join()}>{field({ search, onChange: change, isStacked })}</Fragment>
          )),
      })}
      chips={[...(search.search ? [words] : []), ...filters.flatMap(({ chips }) => chips?.(search, change) ?? [])]}
      onClear={() => change(noFilters<Search>(filters))}
      found={found}
      tools={
        <>
          {views?.(view.chosen)}
          <DisplayMenu
            view={view}
            sorts={list.sorts.map((sort) =>
              typeof sort === 'string' ? { key: sort, label: columnName(columns, sort) } : sort,
            )}
            sort={parseSort(search.sort ?? list.usualSort)}
            onSort={(sort) => change({ sort: formatSort(sort) })}
          />
        </>
      }
    />
  )
}

/** Search, filters, views and display of a list; not drawn again while the list scrolls. */
export const ListBar = memo(Bar) as typeof Bar
