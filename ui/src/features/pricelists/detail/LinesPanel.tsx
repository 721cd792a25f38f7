import { IconBottle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CsvCell, csv } from '~/shared/export/csv'
import { ExportMenu } from '~/shared/export/ExportMenu'
import { useExport } from '~/shared/export/use-export'
import { wineOf } from '~/shared/format/format'
import { Row } from '~/shared/layout/Row'
import { EmptyState } from '~/shared/parts/EmptyState'
import { ErrorState } from '~/shared/parts/ErrorState'
import { Panel } from '~/shared/parts/Panel'
import { SearchBox } from '~/shared/parts/SearchBox'
import { RowsSkeleton } from '~/shared/parts/Skeletons'
import { rowHeight } from '~/shared/table/row-height'
import { TableFrame } from '~/shared/table/TableFrame'
import { useRowWindow } from '~/shared/table/use-row-window'
import { useTableWidth } from '~/shared/table/use-table-width'
import type { PriceListDetail, PriceListLine } from '../price-list'
import { linesQuery } from '../queries'
import classes from './LinesPanel.module.css'
import { lineColumns } from './line-columns'
import { narrowed } from './narrowed'

/** The prices of a list as a table for spreadsheets: a row for each price. */
function linesTable(t: TFunction<'pricelists'>, lines: readonly PriceListLine[]): CsvCell[][] {
  const head = ['reference', 'ean', 'wine', 'appellation', 'from', 'price', 'list', 'previous']
  return [
    head.map((key) => t(`line.${key}`)),
    ...lines.flatMap(({ product, tiers, listPriceTaxExcl, previousPriceTaxExcl }) =>
      tiers.map(({ minQuantity, priceTaxExcl }, at): CsvCell[] => [
        product.reference,
        product.ean,
        wineOf(product),
        product.appellation,
        minQuantity,
        { euros: priceTaxExcl },
        { euros: listPriceTaxExcl },
        at === 0 && previousPriceTaxExcl !== null ? { euros: previousPriceTaxExcl } : '',
      ]),
    ),
  ]
}

/** From so many wines on one looks for them by words. */
const MANY = 12

const heights = { comfortable: 56, compact: 56, card: 100 }

/** The wines of a list with their prices, and what those are held against. */
export function LinesPanel({ list }: { list: PriceListDetail }) {
  const { t } = useTranslation('pricelists')
  const { data: lines, error, refetch } = useQuery(linesQuery(String(list.id)))
  const [words, setWords] = useState<string | undefined>()
  const { isBusy, onCsv } = useExport(t('export.failed'))
  const found = useMemo(() => narrowed(lines ?? [], words), [lines, words])
  return (
    <Panel
      title={t('detail.lines')}
      aside={
        lines &&
        lines.length > 0 && (
          <Row gap={8} wrap>
            {lines.length >= MANY && (
              <SearchBox className={classes.search} label={t('detail.search')} value={words} onSearch={setWords} />
            )}
            <ExportMenu
              label={t('export.open')}
              ways={[
                {
                  label: t('export.open'),
                  onChoose: () =>
                    void onCsv(
                      list.name,
                      () => Promise.resolve(lines),
                      (rows) => {
                        const [head = [], ...body] = linesTable(t, rows)
                        return csv(head.map(String), body)
                      },
                    ),
                },
              ]}
              disabled={false}
              isBusy={isBusy}
            />
          </Row>
        )
      }
      flush
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !lines ? (
        <RowsSkeleton rows={8} />
      ) : found.length === 0 ? (
        <EmptyState
          icon={IconBottle}
          title={t(words ? 'noResult' : 'detail.none')}
          help={words ? '' : t('detail.noneHelp')}
        />
      ) : (
        <Lines list={list} lines={found} />
      )}
    </Panel>
  )
}

function Lines({ list, lines }: { list: PriceListDetail; lines: PriceListLine[] }) {
  const { t } = useTranslation('pricelists')
  const body = useRef<HTMLTableSectionElement>(null)
  const columns = useMemo(
    () => lineColumns(t, { isRevision: list.revision > 1, isForOne: list.customers.length === 1 }),
    [t, list.revision, list.customers.length],
  )
  const height = rowHeight(heights, 'comfortable', useTableWidth())
  const { first, last, top, onScrollTo } = useRowWindow(body, lines.length, height)
  return (
    <TableFrame
      label={t('line.all')}
      columns={columns}
      rowKey={({ product }) => product['@id']}
      body={body}
      frame={{
        total: lines.length,
        first,
        last,
        top,
        rowAt: (index) => lines[index],
        isRefreshing: false,
        rowHeight: height,
        onReveal: onScrollTo,
      }}
    />
  )
}
