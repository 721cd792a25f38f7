import { Button } from '@mantine/core'
import { IconDownload, IconUsers } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { PersonCard } from '~/api/types'
import type { Query } from '~/shared/api/query-string'
import { formatTotal } from '~/shared/format/format'
import { personName } from '~/shared/format/person-name'
import { EmptyState } from '~/shared/parts/EmptyState'
import { formatSort, parseSort } from '~/shared/parts/list-search'
import { NoResult } from '~/shared/parts/NoResult'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import { BulkAction, BulkBar } from '~/shared/table/BulkBar'
import { ContinuousTable } from '~/shared/table/ContinuousTable'
import type { Columns } from '~/shared/table/columns'
import type { RowPages } from '~/shared/table/row-pages'
import { useSelection } from '~/shared/table/selection'
import type { TableView } from '~/shared/table/use-table-view'
import { chosenPeople } from './export-people'
import type { PeopleList } from './people-lists'
import { isFiltered, noFilters, type PeopleSearch, USUAL_SORT } from './people-search'
import { usePeopleExport } from './use-people-export'

interface Props {
  of: PeopleList
  pages: RowPages<PersonCard>
  columns: Columns<PersonCard>
  view: TableView
  /** The list as the API takes it. */
  list: Query
  search: PeopleSearch
  onChange: ChangeSearch<PeopleSearch>
}

const keyOf = (person: PersonCard) => person['@id']

/** Everybody of a list, with what can be done with those who are chosen. */
export function PeopleTable({ of, pages, columns, view, list, search, onChange }: Props) {
  const { t } = useTranslation('people')
  const client = useQueryClient()
  const selection = useSelection(pages, keyOf)
  const { isBusy, onExport } = usePeopleExport(of)
  return (
    <ContinuousTable
      label={t(`list.${of}`)}
      columns={columns}
      pages={pages}
      rowKey={keyOf}
      rowLabel={personName}
      shown={view.shown}
      density={view.density}
      sort={parseSort(search.sort ?? USUAL_SORT)}
      onSort={(sort) => onChange({ sort: formatSort(sort) as PeopleSearch['sort'] })}
      selection={selection}
      bulk={
        <BulkBar count={selection.count} gender="masculine" onClear={selection.onClear}>
          <BulkAction
            icon={<IconDownload size={17} aria-hidden />}
            disabled={isBusy}
            onClick={() => void onExport(() => chosenPeople(client, of, list, selection))}
          >
            {t('export.csv')}
          </BulkAction>
        </BulkBar>
      }
      counted={(total) => t(`count.${of}`, { count: total, amount: formatTotal(total, pages.capped) })}
      empty={<Nobody of={of} search={search} onChange={onChange} />}
    />
  )
}

/** Why there is nobody, and the way on. */
function Nobody({ of, search, onChange }: Pick<Props, 'of' | 'search' | 'onChange'>) {
  const { t } = useTranslation('people')
  if (isFiltered(search)) {
    return <NoResult help={t('empty.filtered')} onClear={() => onChange(noFilters)} />
  }
  return (
    <EmptyState
      icon={IconUsers}
      title={t(`empty.${of}`)}
      help={t(`empty.help.${of}`)}
      action={
        <Button component={Link} to={`/${of}/create`} variant="default">
          {t(`create.${of}`)}
        </Button>
      }
    />
  )
}
