import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterBar } from '~/shared/filters/FilterBar'
import type { Role } from '~/shared/order/parties'
import { formatSort, parseSort } from '~/shared/parts/list-search'
import { SearchBox } from '~/shared/parts/SearchBox'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import { DisplayMenu } from '~/shared/table/DisplayMenu'
import type { TableView } from '~/shared/table/use-table-view'
import { ViewsMenu } from '~/shared/views/ViewsMenu'
import { filterChips } from './chips'
import { orderSorts } from './columns'
import { OrderFilters } from './OrderFilters'
import { noFilters, type OrderSearch } from './search'

interface Props {
  search: OrderSearch
  onChange: ChangeSearch<OrderSearch>
  parties: Role[]
  view: TableView
  /** "132 commandes" */
  found: string
}

/** Search, filters, views and display of the list; not drawn again while the list scrolls. */
export const OrdersBar = memo(function OrdersBar({ search, onChange, parties, view, found }: Props) {
  const { t } = useTranslation('orders')
  return (
    <FilterBar
      search={
        <SearchBox
          value={search.search}
          label={t(`search.${parties[0] ?? 'customer'}`)}
          onSearch={(words) => onChange({ search: words }, { replace: true })}
        />
      }
      filters={(isStacked) => (
        <OrderFilters search={search} onChange={onChange} parties={parties} isStacked={isStacked} />
      )}
      chips={filterChips(t, search, onChange)}
      onClear={() => onChange(noFilters)}
      found={found}
      tools={
        <>
          <ViewsMenu screen="orders" columns={view.chosen} />
          <DisplayMenu
            view={view}
            sorts={orderSorts(t, parties)}
            sort={parseSort(search.sort ?? '-createdAt')}
            onSort={(sort) => onChange({ sort: formatSort(sort) as OrderSearch['sort'] })}
          />
        </>
      }
    />
  )
})
