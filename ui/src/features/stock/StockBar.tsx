import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterBar } from '~/shared/filters/FilterBar'
import { formatSort, parseSort } from '~/shared/parts/list-search'
import { SearchBox } from '~/shared/parts/SearchBox'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import { DisplayMenu } from '~/shared/table/DisplayMenu'
import type { TableView } from '~/shared/table/use-table-view'
import { ViewsMenu } from '~/shared/views/ViewsMenu'
import { stockSorts } from './columns'
import { chosenTags, noFilters, sortOf } from './list-query'
import { StockFilters } from './StockFilters'
import type { StockSearch } from './search'

interface Props {
  search: StockSearch
  onChange: ChangeSearch<StockSearch>
  withSupplier: boolean
  view: TableView
  /** "132 produits" */
  found: string
}

/** Search, filters, views and display of the list; not drawn again while the list scrolls. */
export const StockBar = memo(function StockBar({ search, onChange, withSupplier, view, found }: Props) {
  const { t } = useTranslation('stock')
  const tags = chosenTags(search)
  const chips = tags.map((tag) => ({
    key: tag as string,
    label: t(`enums:order_tag.${tag}`),
    onRemove: () => {
      const rest = tags.filter((one) => one !== tag)
      onChange({ tag: rest.length > 0 ? rest : undefined })
    },
  }))
  if (search.warehouse) {
    const label = t(`warehouse.${search.warehouse}`)
    chips.push({ key: search.warehouse, label, onRemove: () => onChange({ warehouse: undefined }) })
  }
  if (search.search) {
    const label = t('filter.words', { words: search.search })
    chips.unshift({ key: 'search', label, onRemove: () => onChange({ search: undefined }) })
  }
  return (
    <FilterBar
      search={
        <SearchBox
          value={search.search}
          label={t('filter.search')}
          onSearch={(words) => onChange({ search: words }, { replace: true })}
        />
      }
      filters={(isStacked) => (
        <StockFilters search={search} onChange={onChange} withSupplier={withSupplier} isStacked={isStacked} />
      )}
      chips={chips}
      onClear={() => onChange(noFilters)}
      found={found}
      tools={
        <>
          <ViewsMenu screen="stock" columns={view.chosen} />
          <DisplayMenu
            view={view}
            sorts={stockSorts(t, withSupplier)}
            sort={parseSort(sortOf(search))}
            onSort={(sort) => onChange({ sort: formatSort(sort) })}
          />
        </>
      }
    />
  )
})
