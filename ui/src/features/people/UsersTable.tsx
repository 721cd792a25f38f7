import { IconUsers } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { PersonCard } from '~/api/types'
import type { Query } from '~/shared/api/query-string'
import { formatTotal } from '~/shared/format/format'
import { personName } from '~/shared/format/person-name'
import { EmptyState } from '~/shared/parts/EmptyState'
import { formatSort, parseSort } from '~/shared/parts/list-search'
import { NoResult } from '~/shared/parts/NoResult'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import { ContinuousTable } from '~/shared/table/ContinuousTable'
import type { Columns } from '~/shared/table/columns'
import type { RowPages } from '~/shared/table/row-pages'
import { useSelection } from '~/shared/table/selection'
import type { TableView } from '~/shared/table/use-table-view'
import { StatusChanges } from './StatusChanges'
import { isFiltered, noFilters } from './user-list'
import { USUAL_SORT, type UserSearch, type UserSort } from './user-search'

// Fetched when somebody is chosen: the list is read far more often.
const UserBulkBar = lazy(() => import('./UserBulkBar').then((part) => ({ default: part.UserBulkBar })))

interface Props {
  pages: RowPages<PersonCard>
  columns: Columns<PersonCard>
  view: TableView
  /** The list as the API takes it. */
  list: Query
  search: UserSearch
  onChange: ChangeSearch<UserSearch>
}

const keyOf = (user: PersonCard) => user['@id']

/** The people, all of them, with what can be done with those who are chosen. */
export function UsersTable({ pages, columns, view, list, search, onChange }: Props) {
  const { t } = useTranslation('users')
  const selection = useSelection(pages, keyOf)
  return (
    <StatusChanges onChanged={selection.onClear}>
      <ContinuousTable
        label={t('title')}
        columns={columns}
        pages={pages}
        rowKey={keyOf}
        rowLabel={personName}
        shown={view.shown}
        density={view.density}
        sort={parseSort(search.sort ?? USUAL_SORT)}
        onSort={(sort) => onChange({ sort: formatSort(sort) as UserSort })}
        selection={selection}
        bulk={
          <Suspense>
            {selection.count > 0 && <UserBulkBar selection={selection} list={list} search={search} />}
          </Suspense>
        }
        counted={(total) => t('count', { count: total, amount: formatTotal(total, pages.capped) })}
        empty={<NoUsers search={search} onChange={onChange} />}
      />
    </StatusChanges>
  )
}

/** Why there is nobody, and the way on. */
function NoUsers({ search, onChange }: Pick<Props, 'search' | 'onChange'>) {
  const { t } = useTranslation('users')
  if (isFiltered(search)) {
    return <NoResult help={t('empty.filtered')} onClear={() => onChange(noFilters)} />
  }
  return <EmptyState icon={IconUsers} title={t(`empty.${search.tab ?? 'all'}`)} />
}
