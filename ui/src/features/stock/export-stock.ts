import type { QueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import type { Query } from '~/shared/api/query-string'
import { type CsvCell, csv, downloadCsv } from '~/shared/export/csv'
import { download } from '~/shared/export/download'
import { fetchFile } from '~/shared/export/fetch-file'
import { wholeList } from '~/shared/table/whole-list'
import { stockBatchQuery } from './queries'
import type { Stock } from './stock'

/** Keeps the whole list as a workbook, which the server makes. */
export async function exportWorkbook(t: TFunction<'stock'>, list: Query): Promise<void> {
  download(`${t('export.file')}.xlsx`, await fetchFile('/stock/export', list))
}

/** Keeps the whole list as lines for spreadsheets. */
export async function exportCsv(t: TFunction<'stock'>, list: Query, client: QueryClient): Promise<void> {
  const rows = await wholeList((page, itemsPerPage) => client.fetchQuery(stockBatchQuery(list, page, itemsPerPage)))
  downloadStock(t, rows)
}

function downloadStock(t: TFunction<'stock'>, rows: Stock[]): void {
  const head = [
    'reference',
    'name',
    'vintage',
    'supplier',
    'warehouse',
    'tag',
    'onHand',
    'reserved',
    'available',
    'incoming',
    'promised',
    'threshold',
    'value',
    'shipped',
    'daysOfCover',
  ].map((key) => t(`column.${key}`))
  const lines = rows.map((stock): CsvCell[] => [
    stock.product.reference,
    stock.product.name,
    stock.product.vintage ?? '',
    stock.supplier.company,
    t(`warehouse.${stock.warehouse}`),
    t(`enums:order_tag.${stock.tag}`),
    stock.onHand,
    stock.reserved,
    stock.available,
    stock.incoming,
    stock.promised,
    stock.threshold,
    { euros: stock.value },
    stock.shipped,
    stock.daysOfCover ?? '',
  ])
  downloadCsv(`${t('export.file')}.csv`, csv(head, lines))
}
