import type { TFunction } from 'i18next'
import { choiceWords, type FieldWords, listWords, moneyWords, percentWords } from '~/shared/forms/conflict/field-words'
import type { BuyerValues } from './ConditionFields'
import { frameWords } from './record-facts'
import type { SupplierValues } from './supplier-values'

type T = TFunction<'record'>

const pictures = (t: T) => ({
  base64ContentLogo: t('pictures.logo'),
  base64ContentPhoto: t('pictures.photo'),
})

/** The fields of a supplier's record in words, where somebody else has changed them, too. */
export const supplierWords = (t: T): FieldWords<SupplierValues> => ({
  ...pictures(t),
  base64ContentCGV: t('cgv.title'),
  keepsCgv: t('cgv.title'),
  freeShippingFromValue: [t('franco.value'), moneyWords],
  freeShippingFromQuantity: t('franco.quantity'),
  storeFreeShippingFromValue: [t('franco.storeValue'), moneyWords],
  storeFreeShippingFromQuantity: t('franco.storeQuantity'),
  minimumOrderValue: [t('sale.minimum'), moneyWords],
  handlingFee: [t('sale.handling'), moneyWords],
  defaultWarehouse: [t('sale.warehouse'), (code: string) => t(code === 'dartess' ? 'sale.dartess' : 'sale.own')],
  autoValidate: t('sale.auto'),
  paymentTerms: [
    t('sale.terms'),
    ({ kind, days }: SupplierValues['paymentTerms']) =>
      kind === 'days' || kind === 'end_of_month' ? t(`terms.${kind}`, { count: Number(days) }) : t('terms.prepaid'),
  ],
  agreementFrames: [t('conditions.frames'), listWords((frame: string) => frameWords(t, frame) ?? '')],
})

/** Those of a buyer's. */
export const buyerWords = (t: T): FieldWords<BuyerValues> => ({
  ...pictures(t),
  discountOnInvoice: [t('conditions.discount'), percentWords],
  supplierRebate: [t('conditions.rebate'), percentWords],
  agreementFrame: [t('conditions.frame'), choiceWords((frame) => frameWords(t, frame) ?? '')],
})

/** Those of an agent's. */
export const agentWords = (t: T) => ({
  ...pictures(t),
  rsac: t('agency.rsac'),
  siren: t('agency.siren'),
  vatRegistered: t('agency.vat'),
  sector: t('agency.sector'),
  iban: t('agency.iban'),
})
