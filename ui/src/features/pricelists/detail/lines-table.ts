import type { TFunction } from 'i18next'
import type { CsvCell } from '~/shared/export/csv'
import { wineOf } from '~/shared/format/format'
import type { PriceListLine } from '../price-list'

/** The prices of a list as a table for spreadsheets: a row for each price. */
export function linesTable(t: TFunction<'pricelists'>, lines: readonly PriceListLine[]): CsvCell[][] {
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
