import { Button } from '@mantine/core'
import { IconFileText, IconSearchOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Quotation } from '~/api/types'
import { formatTotal } from '~/shared/format/format'
import { EmptyState } from '~/shared/parts/EmptyState'
import { formatSort, parseSort } from '~/shared/parts/list-search'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import { ContinuousTable } from '~/shared/table/ContinuousTable'
import type { Columns } from '~/shared/table/columns'
import { usualHeights } from '~/shared/table/row-height'
import type { RowPages } from '~/shared/table/row-pages'
import type { TableView } from '~/shared/table/use-table-view'
import { isFiltered, noFilters, type QuotationSearch } from './search'
import type { Side } from './turn'

interface Props {
  pages: RowPages<Quotation>
  columns: Columns<Quotation>
  view: TableView
  search: QuotationSearch
  onChange: ChangeSearch<QuotationSearch>
  side: Side
}

/** Cards have a line more: the version, and how near the end is. */
const heights = { ...usualHeights, card: 92 }

const keyOf = (quotation: Quotation) => quotation['@id']
const nameOf = (quotation: Quotation) => quotation.quotationNumber

/** The quotations, all of them; a press opens one. */
export function QuotationsTable({ pages, columns, view, search, onChange, side }: Props) {
  const { t } = useTranslation('quotations')
  return (
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
      counted={(total) => t('count', { count: total, amount: formatTotal(total, pages.capped) })}
      empty={<NoQuotations search={search} onChange={onChange} side={side} />}
    />
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
