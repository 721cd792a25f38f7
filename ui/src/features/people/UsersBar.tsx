import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterBar } from '~/shared/filters/FilterBar'
import { formatSort, parseSort } from '~/shared/parts/list-search'
import { SearchBox } from '~/shared/parts/SearchBox'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import { DisplayMenu } from '~/shared/table/DisplayMenu'
import type { TableView } from '~/shared/table/use-table-view'
import { ViewsMenu } from '~/shared/views/ViewsMenu'
import { UserFilters } from './UserFilters'
import { userChips } from './user-chips'
import { userSorts } from './user-columns'
import { noFilters } from './user-list'
import { USUAL_SORT, type UserSearch, type UserSort } from './user-search'

interface Props {
  search: UserSearch
  onChange: ChangeSearch<UserSearch>
  view: TableView
  /** "132 utilisateurs" */
  found: string
}

/** Search, filters, views and display of the list; not drawn again while the list scrolls. */
export const UsersBar = memo(function UsersBar({ search, onChange, view, found }: Props) {
  const { t } = useTranslation('users')
  return (
    <FilterBar
      search={
        <SearchBox
          value={search.search}
          label={t('search')}
          onSearch={(words) => onChange({ search: words }, { replace: true })}
        />
      }
      filters={(isStacked) => <UserFilters search={search} onChange={onChange} isStacked={isStacked} />}
      chips={userChips(t, search, onChange)}
      onClear={() => onChange(noFilters)}
      found={found}
      tools={
        <>
          <ViewsMenu screen="users" columns={view.chosen} />
          <DisplayMenu
            view={view}
            sorts={userSorts(t)}
            sort={parseSort(search.sort ?? USUAL_SORT)}
            onSort={(sort) => onChange({ sort: formatSort(sort) as UserSort })}
          />
        </>
      }
    />
  )
})
