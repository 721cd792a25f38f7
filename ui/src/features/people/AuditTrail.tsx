import { IconHistory, IconSearchOff } from '@tabler/icons-react'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TrailEntry } from '~/api/types'
import { FilterBar } from '~/shared/filters/FilterBar'
import { formatTotal } from '~/shared/format/format'
import { EmptyState } from '~/shared/parts/EmptyState'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import { ContinuousTable } from '~/shared/table/ContinuousTable'
import { DisplayMenu } from '~/shared/table/DisplayMenu'
import { useRowPages } from '~/shared/table/row-pages'
import { useTableView } from '~/shared/table/use-table-view'
import { useTableWidth } from '~/shared/table/use-table-width'
import { ViewsMenu } from '~/shared/views/ViewsMenu'
import { AuditDrawer } from './AuditDrawer'
import { AuditFilters } from './AuditFilters'
import { auditChips } from './audit-chips'
import { auditColumns } from './audit-columns'
import { auditListQuery, auditPageQuery } from './audit-query'
import { actOf } from './history-changes'
import { isFiltered, noFilters } from './user-list'
import type { UserSearch } from './user-search'

interface Props {
  search: UserSearch
  onChange: ChangeSearch<UserSearch>
  tabs: ReactNode
}

const keyOf = (entry: TrailEntry) => entry['@id']

/** Who did what to whom: nothing here can be changed or taken away. */
export function AuditTrail({ search, onChange, tabs }: Props) {
  const { t } = useTranslation('users')
  const [open, setOpen] = useState<TrailEntry | null>(null)
  const columns = useMemo(() => auditColumns(t, setOpen), [t])
  const onColumns = useCallback((own: string[] | undefined) => onChange({ columns: own }), [onChange])
  // Cards have nothing to choose: the trail has one order.
  const isCards = useTableWidth() === 'cards'
  const view = useTableView('audit', columns, { columns: search.columns, onColumns })
  const list = auditListQuery(search)
  const pages = useRowPages((page) => auditPageQuery(list, page))
  const counted = (total: number) => t('journal.count', { count: total, amount: formatTotal(total, pages.capped) })
  const found = pages.total === undefined ? '\u00A0' : counted(pages.total)
  return (
    <>
      <PageHeader title={t('title')} subtitle={found} />
      <Panel flush>
        {tabs}
        <FilterBar
          filters={(isStacked) => <AuditFilters search={search} onChange={onChange} isStacked={isStacked} />}
          chips={auditChips(t, search, onChange)}
          onClear={() => onChange(noFilters)}
          found={found}
          tools={
            <>
              <ViewsMenu screen="users" columns={view.chosen} />
              {!isCards && <DisplayMenu view={view} sorts={[]} sort={null} onSort={() => undefined} />}
            </>
          }
        />
        <ContinuousTable
          label={t('journal.title')}
          columns={columns}
          pages={pages}
          rowKey={keyOf}
          rowLabel={(entry) => actOf(t, entry)}
          shown={view.shown}
          density={view.density}
          counted={counted}
          empty={
            <EmptyState
              icon={isFiltered(search) ? IconSearchOff : IconHistory}
              title={isFiltered(search) ? t('common:noResult') : t('journal.none')}
              help={isFiltered(search) ? t('journal.filtered') : ''}
            />
          }
        />
      </Panel>
      {open && <AuditDrawer entry={open} onClose={() => setOpen(null)} />}
    </>
  )
}
