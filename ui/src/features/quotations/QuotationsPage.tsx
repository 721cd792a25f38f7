import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { isAdmin } from '~/shared/access/groups'
import { formatTotal } from '~/shared/format/format'
import { ExportMenu } from '~/shared/order/list/ExportMenu'
import { useExcelExport } from '~/shared/order/list/use-excel-export'
import { partiesFor } from '~/shared/order/parties'
import { RememberList } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { useListSearch } from '~/shared/parts/use-list-search'
import { useSession } from '~/shared/session/session'
import { useRowPages } from '~/shared/table/row-pages'
import { useTableView } from '~/shared/table/use-table-view'
import { quotationColumns } from './columns'
import { allQuotations } from './export-quotations'
import { QuotationsBar } from './QuotationsBar'
import { QuotationsTable } from './QuotationsTable'
import { QuotationTabs } from './QuotationTabs'
import { quotationsPageQuery } from './queries'
import { type QuotationSearch, quotationListQuery } from './search'
import { sideOfGroup } from './turn'
import { useQuotationsExport } from './use-quotations-export'

/** The quotations a person may see; everything chosen here is in the URL. */
export function QuotationsPage() {
  const user = useSession((session) => session.user)
  return user && <Quotations user={user} />
}

function Quotations({ user: { id, userGroup } }: { user: Me }) {
  const { t } = useTranslation('quotations')
  const client = useQueryClient()
  const [search, change] = useListSearch<QuotationSearch>()
  const group = userGroup.code
  const side = sideOfGroup(group)
  const parties = useMemo(() => partiesFor(group), [group])
  const columns = useMemo(() => quotationColumns(t, { id, group }), [t, id, group])
  const onColumns = useCallback((own: string[] | undefined) => change({ columns: own }), [change])
  const view = useTableView('quotations', columns, { columns: search.columns, onColumns })
  const list = quotationListQuery(search, side)
  const pages = useRowPages((page) => quotationsPageQuery(list, page))
  const { isBusy, onExport } = useQuotationsExport()
  const excel = useExcelExport('quotations', list)
  const { total } = pages
  const counted =
    total === undefined ? '\u00A0' : t('count', { count: total, amount: formatTotal(total, pages.capped) })
  return (
    <>
      <RememberList list="/quotations" />
      <PageHeader
        title={t('title')}
        subtitle={counted}
        actions={
          <ExportMenu
            disabled={!total}
            isBusy={isBusy || excel.isBusy}
            onExcel={() => void excel.onExcel()}
            onCsv={() => void onExport(() => allQuotations(client, list))}
          />
        }
      />
      <Panel flush>
        <QuotationTabs side={side} isBeside={isAdmin(group)} tab={search.tab} onTab={(tab) => change({ tab })} />
        <QuotationsBar search={search} onChange={change} parties={parties} view={view} found={counted} />
        <QuotationsTable
          pages={pages}
          columns={columns}
          view={view}
          list={list}
          search={search}
          onChange={change}
          side={side}
        />
      </Panel>
    </>
  )
}
