import type { TFunction } from 'i18next'
import { type CsvCell, csv, csvDay } from '~/shared/export/csv'
import type { Receipt } from '../receipt'

/** Receipts as a file for spreadsheets. */
export function receiptsCsv(t: TFunction<'receipts'>, rows: Receipt[]): string {
  const head = [
    'number',
    'reference',
    'supplier',
    'status',
    'warehouse',
    'expectedOn',
    'arrivedAt',
    'carrier',
    'trackingNumber',
    'dutyStatus',
    'arc',
    'lineCount',
    'expected',
    'received',
    'damaged',
  ].map((key) => t(`column.${key}`))
  const lines = rows.map((receipt): CsvCell[] => [
    receipt.number,
    receipt.reference,
    receipt.supplier.company,
    t(`enums:receipts_status.${receipt.status}`),
    t(`warehouse:kept.${receipt.warehouse}`),
    csvDay(receipt.expectedOn),
    receipt.arrivedAt ? csvDay(receipt.arrivedAt) : '',
    receipt.carrier,
    receipt.trackingNumber,
    t(`duty.${receipt.dutyStatus}`),
    receipt.arc,
    receipt.lineCount,
    receipt.expected,
    receipt.received,
    receipt.damaged,
  ])
  return csv(head, lines)
}
