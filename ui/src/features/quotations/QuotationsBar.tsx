import { lazy, memo, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterBar } from '~/shared/filters/FilterBar'
import type { Role } from '~/shared/order/parties'
import { DateRange } from '~/shared/parts/DateRange'
import { formatSort, parseSort } from '~/shared/parts/list-search'
import { SearchBox } from '~/shared/parts/SearchBox'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import { DisplayMenu } from '~/shared/table/DisplayMenu'
import type { TableView } from '~/shared/table/use-table-view'
import { ViewsMenu } from '~/shared/views/ViewsMenu'
import { filterChips } from './chips'
import { quotationSorts } from './columns'
import classes from './QuotationsBar.module.css'
import { noFilters, type QuotationSearch } from './search'

const PartyFilter = lazy(() => import('~/shared/order/PartyFilter').then((part) => ({ default: part.PartyFilter })))

interface Props {
  search: QuotationSearch
  onChange: ChangeSearch<QuotationSearch>
  parties: Role[]
  view: TableView
  /** "12 devis" */
  found: string
}

/** Search, filters, views and display of the list; not drawn again while the list scrolls. */
export const QuotationsBar = memo(function QuotationsBar({ search, onChange, parties, view, found }: Props) {
  const { t } = useTranslation('quotations')
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
        <>
          {parties.map((role) => (
            <div key={role} className={isStacked ? undefined : classes.party}>
              <Suspense>
                <PartyFilter role={role} value={search[role]} onChange={(id) => onChange({ [role]: id })} />
              </Suspense>
            </div>
          ))}
          <div className={isStacked ? undefined : classes.dates}>
            <DateRange label={t('filter.dates')} from={search.from} to={search.to} onChange={onChange} />
          </div>
        </>
      )}
      chips={filterChips(t, search, onChange)}
      onClear={() => onChange(noFilters)}
      found={found}
      tools={
        <>
          <ViewsMenu screen="quotations" columns={view.chosen} />
          <DisplayMenu
            view={view}
            sorts={quotationSorts(t, parties)}
            sort={parseSort(search.sort ?? '-createdAt')}
            onSort={(sort) => onChange({ sort: formatSort(sort) as QuotationSearch['sort'] })}
          />
        </>
      }
    />
  )
})
