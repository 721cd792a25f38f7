import { Button } from '@mantine/core'
import { IconFileText, IconSearchOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Quotation } from '~/api/types'
import type { Query } from '~/shared/api/query-string'
import { formatTotal } from '~/shared/format/format'
import { BulkMoves } from '~/shared/order/list/BulkMoves'
import { EmptyState } from '~/shared/parts/EmptyState'
import { formatSort, parseSort } from '~/shared/parts/list-search'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import { ContinuousTable } from '~/shared/table/ContinuousTable'
import type { Columns } from '~/shared/table/columns'
import { usualHeights } from '~/shared/table/row-height'
import type { RowPages } from '~/shared/table/row-pages'
import { useSelection } from '~/shared/table/selection'
import type { TableView } from '~/shared/table/use-table-view'
import { isFiltered, noFilters, type QuotationSearch } from './search'
import type { Side } from './turn'

// Fetched with the first choice.
const QuotationBulkBar = lazy(() => import('./QuotationBulkBar').then((part) => ({ default: part.QuotationBulkBar })))

interface Props {
  pages: RowPages<Quotation>
  columns: Columns<Quotation>
  view: TableView
  /** The list as the API takes it. */
  list: Query
  search: QuotationSearch
  onChange: ChangeSearch<QuotationSearch>
  side: Side
}

/** Quotations that are looked at for what can be done to all of a list. */
const SAMPLE = 100

/** Cards have a line more: the version, and how near the end is. */
const heights = { ...usualHeights, card: 92 }

const keyOf = (quotation: Quotation) => quotation['@id']
const nameOf = (quotation: Quotation) => quotation.quotationNumber

/** The quotations, all of them, with what can be done with those that are chosen. */
export function QuotationsTable({ pages, columns, view, list, search, onChange, side }: Props) {
  const { t } = useTranslation('quotations')
  const selection = useSelection(pages, keyOf)
  const sample = () => Array.from({ length: SAMPLE }, (_, at) => pages.rowAt(at)).filter((row) => row !== undefined)
  return (
    <BulkMoves onMoved={selection.onClear}>
      <ContinuousTable
        label={t('title')}
        columns={columns}
        pages={pages}
        rowKey={keyOf}
        rowLabel={nameOf}
        heights={heights}
        shown={view.shown}
        density={view.density}
        sort={parseSort(search.sort ?? '-createdAt')}
        onSort={(sort) => onChange({ sort: formatSort(sort) as QuotationSearch['sort'] })}
        selection={selection}
        bulk={
          <Suspense>
            {selection.count > 0 && <QuotationBulkBar selection={selection} list={list} sample={sample} />}
          </Suspense>
        }
        counted={(total) => t('count', { count: total, amount: formatTotal(total, pages.capped) })}
        empty={<NoQuotations search={search} onChange={onChange} side={side} />}
      />
    </BulkMoves>
  )
}

/** Why there is nothing, and the way on. */
function NoQuotations({ search, onChange, side }: Pick<Props, 'search' | 'onChange' | 'side'>) {
  const { t } = useTranslation('quotations')
  if (isFiltered(search)) {
    return (
      <EmptyState
        icon={IconSearchOff}
        title={t('noResult')}
        help={t('empty.filtered')}
        action={
          <Button variant="default" onClick={() => onChange({ ...noFilters, tab: undefined })}>
            {t('empty.clear')}
          </Button>
        }
      />
    )
  }
  if (search.tab) {
    return (
      <EmptyState
        icon={IconFileText}
        title={t(`empty.tab.${search.tab}`)}
        action={
          <Button variant="default" onClick={() => onChange({ tab: undefined })}>
            {t('empty.all')}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      icon={IconFileText}
      title={t('empty.title')}
      help={t(`empty.${side}`)}
      action={
        <Button component={Link} to="/products" variant="default">
          {t('empty.catalogue')}
        </Button>
      }
    />
  )
}
