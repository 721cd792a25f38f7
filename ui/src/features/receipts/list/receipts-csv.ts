import type { TFunction } from 'i18next'
import { csvDay } from '~/shared/export/csv'
import { csvOf } from '~/shared/list/csv-of'
import type { Receipt } from '../receipt'

/** Receipts as a file for spreadsheets. */
export function receiptsCsv(t: TFunction<'receipts'>, rows: Receipt[]): string {
  return csvOf(rows, [
    [t('column.number'), (receipt) => receipt.number],
    [t('column.reference'), (receipt) => receipt.reference],
    [t('column.supplier'), (receipt) => receipt.supplier.company],
    [t('column.status'), (receipt) => t(`enums:receipts_status.${receipt.status}`)],
    [t('column.warehouse'), (receipt) => t(`warehouse:kept.${receipt.warehouse}`)],
    [t('column.expectedOn'), (receipt) => csvDay(receipt.expectedOn)],
    [t('column.arrivedAt'), (receipt) => csvDay(receipt.arrivedAt)],
    [t('column.carrier'), (receipt) => receipt.carrier],
    [t('column.trackingNumber'), (receipt) => receipt.trackingNumber],
    [t('column.dutyStatus'), (receipt) => t(`duty.${receipt.dutyStatus}`)],
    [t('column.arc'), (receipt) => receipt.arc],
    [t('column.lineCount'), (receipt) => receipt.lineCount],
    [t('column.expected'), (receipt) => receipt.expected],
    [t('column.received'), (receipt) => receipt.received],
    [t('column.damaged'), (receipt) => receipt.damaged],
  ])
}
