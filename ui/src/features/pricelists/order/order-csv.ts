import type { TFunction } from 'i18next'
import { toneOf } from '~/shared/bottle/tone'
import { type CsvCell, csv } from '~/shared/export/csv'
import type { PriceListLine } from '../price-list'
import type { Quantities } from './order'

const HEAD = [
  'reference',
  'ean',
  'wine',
  'vintage',
  'colour',
  'appellation',
  'size',
  'multiple',
  'from',
  'price',
  'priceOf',
  'listPrice',
  'previous',
  'lastPaid',
  'paidOn',
  'quantity',
] as const

/** YYYY-MM-DD as spreadsheets set to French read it. */
const dayOf = (day: string) => day.split('-').toReversed().join('/')

const euros = (amount: number | null | undefined): CsvCell => (amount == null ? '' : { euros: amount })

/** A list as a file for spreadsheets: a row for every price, the quantities entered with the first one of their wine. */
export function orderCsv(t: TFunction<'pricelists'>, lines: PriceListLine[], entered: Quantities): string {
  const rows = lines.flatMap(({ product, paid, listPriceTaxExcl, previousPriceTaxExcl, lastPaid }) =>
    paid.map((tier, at): CsvCell[] => [
      product.reference,
      product.ean,
      product.name,
      product.vintage ?? '',
      t(`enums:tone.${toneOf(product)}`),
      product.appellation || product.region,
      product.bottleSizeCl,
      product.orderMultiple,
      tier.minQuantity,
      euros(tier.priceTaxExcl),
      tier.list?.name ?? '',
      euros(listPriceTaxExcl),
      at === 0 ? euros(previousPriceTaxExcl) : '',
      at === 0 ? euros(lastPaid?.priceTaxExcl) : '',
      at === 0 && lastPaid ? dayOf(lastPaid.on) : '',
      at === 0 ? (entered[product.id] ?? '') : '',
    ]),
  )
  return csv(
    HEAD.map((key) => t(`pricelist:order.file.${key}`)),
    rows,
  )
}
