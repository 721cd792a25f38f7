import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { formatTotal } from '~/shared/format/format'
import { ListTabs } from '~/shared/parts/ListTabs'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { useListSearch } from '~/shared/parts/use-list-search'
import { useSession } from '~/shared/session/session'
import { useRowPages } from '~/shared/table/row-pages'
import { useTableView } from '~/shared/table/use-table-view'
import { SampleDialogs } from './dialogs'
import { QuotaButton } from './QuotaButton'
import { sampleSummaryQuery, samplesPageQuery } from './queries'
import { SampleFigures } from './SampleFigures'
import { SamplesBar } from './SamplesBar'
import { SamplesTable } from './SamplesTable'
import { sideOf } from './sample'
import type { Asked } from './sample-actions'
import { sampleColumns } from './sample-columns'
import { type SamplesSearch, samplesListQuery, TABS } from './samples-search'

// Fetched when one is opened: the list is read far more often.
const SampleSheet = lazy(() => import('./SampleSheet').then((part) => ({ default: part.SampleSheet })))

/** The sample requests a person may see; everything chosen here is in the URL. */
export function SamplesPage() {
  const viewer = useSession((session) => session.user)
  return viewer && <Page viewer={viewer} />
}

function Page({ viewer }: { viewer: Me }) {
  const { t } = useTranslation('samples')
  const group = viewer.userGroup.code
  const [search, change] = useListSearch<SamplesSearch>()
  const [asked, setAsked] = useState<Asked | null>(null)
  const columns = useMemo(() => sampleColumns(t, group, setAsked), [t, group])
  const onColumns = useCallback((own: string[] | undefined) => change({ columns: own }), [change])
  const view = useTableView('samples', columns, { columns: search.columns, onColumns })
  const list = samplesListQuery(search)
  const pages = useRowPages((page) => samplesPageQuery(list, page))
  const summary = useQuery(sampleSummaryQuery)
  const { total } = pages
  const counted =
    total === undefined ? '\u00A0' : t('count', { count: total, amount: formatTotal(total, pages.capped) })
  const isSeller = sideOf(group) === 'seller'
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={counted}
        actions={group === 'supplier' && <QuotaButton supplier={viewer.id} />}
      />
      {isSeller && <SampleFigures group={group} />}
      <Panel flush>
        <ListTabs
          label={t('tabs.label')}
          tabs={[undefined, ...TABS].map((key) => ({
            key,
            label: t(`tabs.${key ?? 'all'}`),
            count: key === 'pending' ? summary.data?.pending : undefined,
          }))}
          current={search.tab}
          onTab={(tab) => change({ tab })}
        />
        <SamplesBar group={group} search={search} onChange={change} view={view} found={counted} />
        <SamplesTable group={group} pages={pages} columns={columns} view={view} search={search} onChange={change} />
      </Panel>
      <Suspense>
        {search.request !== undefined && <SampleSheet id={search.request} group={group} onAsk={setAsked} />}
        {asked && <SampleDialogs asked={asked} onClose={() => setAsked(null)} />}
      </Suspense>
    </>
  )
}
