import { IconBottle } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTotal } from '~/shared/format/format'
import { EmptyState } from '~/shared/parts/EmptyState'
import { formatSort, parseSort } from '~/shared/parts/list-search'
import { NoResult } from '~/shared/parts/NoResult'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import { ContinuousTable } from '~/shared/table/ContinuousTable'
import type { Columns } from '~/shared/table/columns'
import type { RowHeights } from '~/shared/table/row-height'
import type { RowPages } from '~/shared/table/row-pages'
import { useSelection } from '~/shared/table/selection'
import type { TableView } from '~/shared/table/use-table-view'
import { useCounts } from './counts'
import { isFiltered, noFilters, sortOf } from './list-query'
import type { StockSearch } from './search'
import { type Stock, wineOf } from './stock'

// Fetched when something was counted or chosen: the list is read far more often.
const CountsBar = lazy(() => import('./CountsBar').then((part) => ({ default: part.CountsBar })))
const ThresholdUndo = lazy(() => import('./ThresholdUndo').then((part) => ({ default: part.ThresholdUndo })))
const StockBulk = lazy(() => import('./StockBulk').then((part) => ({ default: part.StockBulk })))

interface Props {
  pages: RowPages<Stock>
  columns: Columns<Stock>
  view: TableView
  search: StockSearch
  onChange: ChangeSearch<StockSearch>
}

/** Room for what was there before, below the count; for one line; for a card with its count. */
const heights: RowHeights = { comfortable: 62, compact: 56, card: 92 }

const keyOf = (stock: Stock) => stock['@id']

/** The stock, product by product: what was counted is typed into its cell and saved together, thresholds at once. */
export function StockTable({ pages, columns, view, search, onChange }: Props) {
  const { t } = useTranslation('stock')
  const counted = useCounts(({ byProduct }) => byProduct)
  const selection = useSelection(pages, keyOf)
  return (
    <ContinuousTable
      label={t('title')}
      columns={columns}
      pages={pages}
      rowKey={keyOf}
      rowLabel={wineOf}
      shown={view.shown}
      density={view.density}
      heights={heights}
      sort={parseSort(sortOf(search))}
      onSort={(sort) => onChange({ sort: formatSort(sort) })}
      isMarked={(stock) => counted[stock.product.id] !== undefined}
      selection={selection}
      bulk={
        <Suspense>
          <ThresholdUndo />
          {Object.keys(counted).length > 0 ? (
            <CountsBar />
          ) : (
            selection.count > 0 && <StockBulk selection={selection} pages={pages} />
          )}
        </Suspense>
      }
      counted={(total) => t('products', { count: total, amount: formatTotal(total, pages.capped) })}
      empty={<NoStock search={search} onChange={onChange} />}
    />
  )
}

/** Nothing found, or nothing there yet. */
function NoStock({ search, onChange }: Pick<Props, 'search' | 'onChange'>) {
  const { t } = useTranslation('stock')
  if (!isFiltered(search)) return <EmptyState icon={IconBottle} title={t('none.title')} help={t('none.help')} />
  return <NoResult help={t('none.filtered')} onClear={() => onChange({ ...noFilters, tab: undefined })} />
}
