import { IconCheck } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { GroupCode, SampleRequest } from '~/api/types'
import { formatTotal } from '~/shared/format/format'
import { formatSort, parseSort } from '~/shared/parts/list-search'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import { BulkAction, BulkBar } from '~/shared/table/BulkBar'
import { ContinuousTable } from '~/shared/table/ContinuousTable'
import type { Columns } from '~/shared/table/columns'
import type { RowPages } from '~/shared/table/row-pages'
import { type Selection, useSelection } from '~/shared/table/selection'
import type { TableView } from '~/shared/table/use-table-view'
import { NoSamples } from './NoSamples'
import { sideOf, wineOf } from './sample'
import { useSampleActions } from './sample-actions'
import { type SamplesSearch, USUAL_SORT } from './samples-search'

interface Props {
  group: GroupCode
  pages: RowPages<SampleRequest>
  columns: Columns<SampleRequest>
  view: TableView
  search: SamplesSearch
  onChange: ChangeSearch<SamplesSearch>
}

const keyOf = (request: SampleRequest) => request['@id']

/** The requests, all of them; sellers choose several to accept them together. */
export function SamplesTable({ group, pages, columns, view, search, onChange }: Props) {
  const { t } = useTranslation('samples')
  const selection = useSelection(pages, keyOf)
  const isSeller = sideOf(group) === 'seller'
  const choice = useMemo(
    () => (isSeller ? { selection, bulk: <AcceptBar selection={selection} pages={pages} /> } : {}),
    [isSeller, selection, pages],
  )
  return (
    <ContinuousTable
      label={t('title')}
      columns={columns}
      pages={pages}
      rowKey={keyOf}
      rowLabel={wineOf}
      shown={view.shown}
      density={view.density}
      sort={parseSort(search.sort ?? USUAL_SORT)}
      onSort={(sort) => onChange({ sort: formatSort(sort) as SamplesSearch['sort'] })}
      counted={(total) => t('count', { count: total, amount: formatTotal(total, pages.capped) })}
      empty={<NoSamples side={sideOf(group)} search={search} onChange={onChange} />}
      {...choice}
    />
  )
}

/** Rows one call answers. */
const MOST = 200

/** Accepts the chosen requests that wait for an answer. */
function AcceptBar({ selection, pages }: { selection: Selection<SampleRequest>; pages: RowPages<SampleRequest> }) {
  const { t } = useTranslation('samples')
  const { acceptAll, isBusy } = useSampleActions()
  async function accept() {
    const all = selection.isAll ? await pages.load(0, Math.min(pages.total ?? 0, MOST) - 1) : selection.rows
    const chosen = all.filter((request) => !selection.exceptions.has(keyOf(request))).slice(0, MOST)
    await acceptAll(chosen)
    selection.onClear()
  }
  return (
    <BulkBar count={selection.count} gender="feminine" onClear={selection.onClear}>
      <BulkAction icon={<IconCheck size={17} aria-hidden />} disabled={isBusy} onClick={() => void accept()}>
        {t('bulk.valid')}
      </BulkAction>
    </BulkBar>
  )
}
