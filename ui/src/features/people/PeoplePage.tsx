import { Button } from '@mantine/core'
import { IconDownload, IconUserPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { formatTotal } from '~/shared/format/format'
import { RememberList } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { useListSearch } from '~/shared/parts/use-list-search'
import { useSession } from '~/shared/session/session'
import { useRowPages } from '~/shared/table/row-pages'
import { useTableView } from '~/shared/table/use-table-view'
import { allPeople } from './export-people'
import { PeopleBar } from './PeopleBar'
import classes from './PeoplePage.module.css'
import { PeopleTable } from './PeopleTable'
import { peopleColumns } from './people-columns'
import type { PeopleList } from './people-lists'
import { type PeopleSearch, peopleListQuery } from './people-search'
import { peoplePageQuery } from './queries'
import { usePeopleExport } from './use-people-export'

/** The people one works with: customers, agents or suppliers; everything chosen here is in the URL. */
export function PeoplePage({ of }: { of: PeopleList }) {
  const viewer = useSession((session) => session.user)
  return viewer && <Page of={of} viewer={viewer} />
}

function Page({ of, viewer }: { of: PeopleList; viewer: Me }) {
  const { t } = useTranslation('people')
  const client = useQueryClient()
  const [search, change] = useListSearch<PeopleSearch>()
  const columns = useMemo(() => peopleColumns(t, of, viewer), [t, of, viewer])
  const onColumns = useCallback((own: string[] | undefined) => change({ columns: own }), [change])
  const view = useTableView(of, columns, { columns: search.columns, onColumns })
  const list = peopleListQuery(search)
  const pages = useRowPages((page) => peoplePageQuery(of, list, page))
  const { isBusy, onExport } = usePeopleExport(of)

  const { total } = pages
  const counted =
    total === undefined ? '\u00A0' : t(`count.${of}`, { count: total, amount: formatTotal(total, pages.capped) })
  return (
    <>
      <RememberList list={`/${of}`} />
      <PageHeader
        title={t(`list.${of}`)}
        subtitle={counted}
        actions={
          <>
            <Button
              variant="default"
              className={classes.export ?? ''}
              leftSection={<IconDownload size={17} stroke={1.8} aria-hidden />}
              disabled={!total}
              loading={isBusy}
              onClick={() => void onExport(() => allPeople(client, of, list))}
            >
              {t('export.all')}
            </Button>
            <Button component={Link} to={`/${of}/create`} leftSection={<IconUserPlus size={17} aria-hidden />}>
              {t(`create.${of}`)}
            </Button>
          </>
        }
      />
      <Panel flush>
        <PeopleBar of={of} search={search} onChange={change} view={view} found={counted} />
        <PeopleTable
          of={of}
          pages={pages}
          columns={columns}
          view={view}
          list={list}
          search={search}
          onChange={change}
        />
      </Panel>
    </>
  )
}
