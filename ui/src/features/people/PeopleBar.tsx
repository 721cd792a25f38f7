import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceFilter } from '~/shared/filters/ChoiceFilter'
import { FilterBar } from '~/shared/filters/FilterBar'
import { formatSort, parseSort } from '~/shared/parts/list-search'
import { SearchBox } from '~/shared/parts/SearchBox'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import { DisplayMenu } from '~/shared/table/DisplayMenu'
import type { TableView } from '~/shared/table/use-table-view'
import { ViewsMenu } from '~/shared/views/ViewsMenu'
import { filterChips } from './people-chips'
import { peopleSorts } from './people-columns'
import { CUSTOMER_GROUPS, type PeopleList } from './people-lists'
import { chosenGroups, noFilters, type PeopleSearch, USUAL_SORT } from './people-search'

interface Props {
  of: PeopleList
  search: PeopleSearch
  onChange: ChangeSearch<PeopleSearch>
  view: TableView
  /** "57 clients" */
  found: string
}

/** Search, filters, views and display of a list of people; not drawn again while the list scrolls. */
export const PeopleBar = memo(function PeopleBar({ of, search, onChange, view, found }: Props) {
  const { t } = useTranslation('people')
  return (
    <FilterBar
      search={
        <SearchBox
          value={search.search}
          label={t(`search.${of}`)}
          onSearch={(words) => onChange({ search: words }, { replace: true })}
        />
      }
      filters={(isStacked) =>
        of === 'customers' && (
          <ChoiceFilter
            label={t('column.group')}
            codes={CUSTOMER_GROUPS}
            row={(code) => t(`enums:user_group.${code}`)}
            chosen={chosenGroups(search)}
            onChange={(codes) => onChange({ group: codes.length > 0 ? codes : undefined })}
            isStacked={isStacked}
          />
        )
      }
      chips={filterChips(t, search, onChange)}
      onClear={() => onChange(noFilters)}
      found={found}
      tools={
        <>
          <ViewsMenu screen={of} columns={view.chosen} />
          <DisplayMenu
            view={view}
            sorts={peopleSorts(t)}
            sort={parseSort(search.sort ?? USUAL_SORT)}
            onSort={(sort) => onChange({ sort: formatSort(sort) as PeopleSearch['sort'] })}
          />
        </>
      }
    />
  )
})
