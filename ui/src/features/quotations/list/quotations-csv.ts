import type { TFunction } from 'i18next'
import type { Quotation } from '~/api/types'
import { csvDay } from '~/shared/export/csv'
import { csvOf } from '~/shared/list/csv-of'
import { isRequest, standingOf } from '../turn'

function standingText(t: TFunction<'quotations'>, quotation: Quotation): string {
  const standing = standingOf(quotation, null)
  return standing === 'canceled' ? t('enums:order_status.canceled_quotation') : t(`standing.${standing}`)
}

/** Quotations as a file for spreadsheets: whose answer each awaits is told by its side. */
export function quotationsCsv(t: TFunction<'quotations'>, quotations: Quotation[]): string {
  return csvOf(quotations, [
    [t('column.number'), (quotation) => quotation.quotationNumber],
    [t('order:column.date'), (quotation) => csvDay(quotation.createdAt)],
    [t('order:column.status'), (quotation) => standingText(t, quotation)],
    [t('order:column.customer'), (quotation) => quotation.customer.company],
    [t('order:column.supplier'), (quotation) => quotation.supplier.company],
    [t('column.validUntil'), (quotation) => (isRequest(quotation) ? '' : quotation.validUntil)],
    [t('order:column.units'), (quotation) => quotation.totalUnitProduct],
    [t('order:column.totalTaxExcl'), (quotation) => ({ euros: quotation.totalPriceTaxExcl })],
    [t('order:column.totalTaxIncl'), (quotation) => ({ euros: quotation.totalPriceTaxIncl })],
  ])
}
