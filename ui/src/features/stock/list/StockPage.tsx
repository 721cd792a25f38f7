import { IconBarcode, IconBottle, IconClipboardCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ExportMenu } from '~/shared/export/ExportMenu'
import { useExport } from '~/shared/export/use-export'
import { wineOf } from '~/shared/format/format'
import { ListScreen } from '~/shared/list/ListScreen'
import { useList } from '~/shared/list/use-list'
import { wholeAnd } from '~/shared/list/whole-and'
import { LinkButton } from '~/shared/parts/LinkButton'
import { ListTabs } from '~/shared/parts/ListTabs'
import { useSession } from '~/shared/session/session'
import type { RowHeights } from '~/shared/table/row-height'
import { useCounts } from '../counts/counts'
import { stockSummaryQuery } from '../queries'
import { StockFigures } from './StockFigures'
import { TABS } from './search'
import { stockList, stockScope } from './stock-list'

// Fetched when something was counted or chosen: the list is read far more often.
const CountsBar = lazy(() => import('../counts/CountsBar').then((part) => ({ default: part.CountsBar })))
const ThresholdUndo = lazy(() =>
  import('../thresholds/ThresholdUndo').then((part) => ({ default: part.ThresholdUndo })),
)
const StockBulk = lazy(() => import('./StockBulk').then((part) => ({ default: part.StockBulk })))

/** Room for what was there before, below the count; for one line; for a card with its count. */
const heights: RowHeights = { comfortable: 62, compact: 56, card: 92 }

/**
 * What lies in stock, what it is worth and how long it will do; everything chosen here is in the URL. What was counted
 * is typed into its cell and saved together, thresholds at once.
 */
export function StockPage() {
  const { t } = useTranslation('stock')
  const withSupplier = useSession((session) => session.user?.userGroup.code !== 'supplier')
  const stock = useList(useMemo(() => stockList(t, withSupplier), [t, withSupplier]))
  const { search, change, query, pages, selection } = stock
  const { data: sum } = useQuery(stockSummaryQuery(stockScope(search)))
  const counted = useCounts(({ byProduct }) => byProduct)
  const { isBusy, onFile, onCsv } = useExport(t('export.failed'))
  // What was counted is left with the screen, which asks first.
  useEffect(() => () => useCounts.setState({ byProduct: {} }), [])

  const counts = { all: sum?.products, low: sum?.belowThreshold, out: sum?.outOfStock, pending: sum?.pendingReceipt }
  return (
    <ListScreen
      on={stock}
      path="/products/stock"
      title={t('title')}
      subtitle={t('intro')}
      rowLabel={({ product }) => wineOf(product)}
      heights={heights}
      isMarked={({ product }) => counted[product.id] !== undefined}
      actions={
        <>
          <LinkButton
            variant="default"
            leftSection={<IconClipboardCheck size={17} stroke={1.8} aria-hidden />}
            to="/stock_counts"
          >
            {t('counts')}
          </LinkButton>
          <LinkButton
            variant="default"
            leftSection={<IconBarcode size={17} stroke={1.8} aria-hidden />}
            to="/stock_lots"
          >
            {t('lots')}
          </LinkButton>
          <ExportMenu
            label={t('export.all')}
            ways={[
              {
                label: t('export.excel'),
                onChoose: () => void onFile(`${t('export.file')}.xlsx`, '/stock/export', query),
              },
              {
                label: t('export.plain'),
                onChoose: () =>
                  void onCsv(t('export.file'), stock.all, async (rows) =>
                    (await import('./stock-csv')).stockCsv(t, rows),
                  ),
              },
            ]}
            disabled={!pages.total}
            isBusy={isBusy}
          />
        </>
      }
      figures={<StockFigures search={search} />}
      tabs={
        <ListTabs
          label={t('tabs.label')}
          tabs={wholeAnd(TABS, (key) => t(`tabs.${key}`), counts)}
          current={search.tab}
          onTab={(tab) => change({ tab, tag: undefined })}
        />
      }
      bulk={
        <>
          <ThresholdUndo />
          {Object.keys(counted).length > 0 ? <CountsBar /> : selection.count > 0 && <StockBulk stock={stock} />}
        </>
      }
      noResult={t('none.filtered')}
      clearsTab
      empty={{ icon: IconBottle, title: t('none.title'), help: t('none.help') }}
    />
  )
}
