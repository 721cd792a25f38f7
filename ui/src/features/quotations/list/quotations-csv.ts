import type { TFunction } from 'i18next'
import type { Quotation } from '~/api/types'
import { type CsvCell, csv, csvDay } from '~/shared/export/csv'
import { isRequest, standingOf } from '../turn'

/** Quotations as a file for spreadsheets: whose answer each awaits is told by its side. */
export function quotationsCsv(t: TFunction<'quotations'>, quotations: Quotation[]): string {
  const head = [
    t('column.number'),
    t('order:column.date'),
    t('order:column.status'),
    t('order:column.customer'),
    t('order:column.supplier'),
    t('column.validUntil'),
    t('order:column.units'),
    t('order:column.totalTaxExcl'),
    t('order:column.totalTaxIncl'),
  ]
  const rows = quotations.map((quotation): CsvCell[] => {
    const standing = standingOf(quotation, null)
    return [
      quotation.quotationNumber,
      csvDay(quotation.createdAt),
      standing === 'canceled' ? t('enums:order_status.canceled_quotation') : t(`standing.${standing}`),
      quotation.customer.company,
      quotation.supplier.company,
      isRequest(quotation) ? '' : quotation.validUntil,
      quotation.totalUnitProduct,
      { euros: quotation.totalPriceTaxExcl },
      { euros: quotation.totalPriceTaxIncl },
    ]
  })
  return csv(head, rows)
}
