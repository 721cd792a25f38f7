import type { TFunction } from 'i18next'
import type { Parameters } from '~/api/types'
import { formatMoney, formatPercent, plural } from '~/shared/format/format'
import { formatSiren } from '~/shared/format/numbers'
import type { Fact } from '~/shared/parts/Facts'
import { DocumentLink } from './DocumentLink'
import { DEPARTMENTS } from './departments'
import type { RecordKind } from './record-kind'

type Texts = TFunction<'record'>

/** What a record says, in words. */
export function recordFacts(t: Texts, fields: RecordKind['fields'], record: Parameters): Fact[] {
  return { supplier: supplierFacts, buyer: buyerFacts, agent: agentFacts }[fields](t, record)
}

function supplierFacts(t: Texts, record: Parameters): Fact[] {
  const from = (value: number | null | undefined, quantity: number | null | undefined) =>
    [
      value != null && t('franco.fromValue', { amount: formatMoney(value) }),
      quantity != null && t('franco.fromQuantity', plural(quantity)),
    ]
      .filter(Boolean)
      .join(t('franco.or')) || t('franco.never')
  const { paymentTerms, minimumOrderValue = 0, handlingFee = 0 } = record
  return [
    [t('franco.pro'), from(record.freeShippingFromValue, record.freeShippingFromQuantity)],
    [t('franco.store'), from(record.storeFreeShippingFromValue, record.storeFreeShippingFromQuantity)],
    [t('sale.minimum'), minimumOrderValue > 0 ? formatMoney(minimumOrderValue) : t('none')],
    [t('sale.handling'), handlingFee > 0 ? formatMoney(handlingFee) : t('none')],
    [t('sale.terms'), paymentTerms ? t(`terms.${paymentTerms.kind}`, { count: paymentTerms.days }) : ''],
    [t('sale.auto'), t(record.autoValidate ? 'yes' : 'no')],
    [t('sale.warehouse'), t(record.defaultWarehouse === 'dartess' ? 'sale.dartess' : 'sale.own')],
    [
      t('cgv.title'),
      record.base64ContentCGV ? <DocumentLink key="cgv" url={record.base64ContentCGV} /> : t('cgv.none'),
    ],
  ]
}

/** An agreement frame by its number, which is all that a record says of it: "n° 5"; null for none. */
export const frameWords = (t: Texts, reference: string | null | undefined): string | null =>
  reference ? t('conditions.frameNumber', { number: reference.split('/').at(-1) }) : null

/** The conditions of a buyer. */
export function buyerFacts(t: Texts, record: Parameters): Fact[] {
  return [
    [t('conditions.frame'), frameWords(t, record.agreementFrame) ?? t('conditions.noFrame')],
    [t('conditions.discount'), formatPercent(record.discountOnInvoice ?? 0)],
    [t('conditions.rebate'), formatPercent(record.supplierRebate ?? 0)],
  ]
}

function agentFacts(t: Texts, record: Parameters): Fact[] {
  const sector = DEPARTMENTS.filter(({ value }) => record.sector?.includes(value)).map(({ label }) => label)
  return [
    [t('agency.rsac'), record.rsac || t('notGiven')],
    [t('agency.siren'), formatSiren(record.siren ?? '') || t('notGiven')],
    [t('agency.vat'), t(record.vatRegistered ? 'yes' : 'no')],
    [t('agency.sector'), sector.join(', ') || t('notGiven')],
    [t('agency.iban'), record.ibanEnding ? t('agency.ibanEnding', { ending: record.ibanEnding }) : t('notGiven')],
  ]
}
