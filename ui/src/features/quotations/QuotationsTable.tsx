import { Button } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import type { Quotation } from '~/api/types'
import type { Query } from '~/shared/api/query-string'
import { formatTotal } from '~/shared/format/format'
import { ListTable } from '~/shared/order/list/ListTable'
import { EmptyState } from '~/shared/parts/EmptyState'
import { NoResult } from '~/shared/parts/NoResult'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import type { Columns } from '~/shared/table/columns'
import { usualHeights } from '~/shared/table/row-height'
import type { RowPages } from '~/shared/table/row-pages'
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

/** Cards have a line more: the version, and how near the end is. */
const heights = { ...usualHeights, card: 92 }

/** The quotations, all of them, with what can be done with those that are chosen. */
export function QuotationsTable({ list, search, onChange, side, ...table }: Props) {
  const { t } = useTranslation('quotations')
  return (
    <ListTable
      {...table}
      label={t('title')}
      rowLabel={({ quotationNumber }) => quotationNumber}
      heights={heights}
      sort={search.sort}
      onSort={(sort) => onChange({ sort: sort as QuotationSearch['sort'] })}
      bulk={(selection, sample) => <QuotationBulkBar selection={selection} list={list} sample={sample} />}
      counted={(total) => t('count', { count: total, amount: formatTotal(total, table.pages.capped) })}
      empty={<NoQuotations search={search} onChange={onChange} side={side} />}
    />
  )
}

/** Why there is nothing, and the way on. */
function NoQuotations({ search, onChange, side }: Pick<Props, 'search' | 'onChange' | 'side'>) {
  const { t } = useTranslation('quotations')
  if (isFiltered(search)) {
    return <NoResult help={t('empty.filtered')} onClear={() => onChange({ ...noFilters, tab: undefined })} />
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
