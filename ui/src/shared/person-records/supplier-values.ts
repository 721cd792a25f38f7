import type { Parameters } from '~/api/types'
import type { LoadedFile } from '~/shared/forms/files/use-files'
import { fromHundredths, toHundredths } from '~/shared/forms/inputs/hundredths'

/** A supplier's record as its form holds it: amounts in cents, numbers as they are typed. */
export interface SupplierValues extends Record<string, unknown> {
  base64ContentLogo: string | null
  base64ContentPhoto: string | null
  /** A document that takes the place of the one there is. */
  base64ContentCGV: LoadedFile[]
  /** The document there is stays. */
  keepsCgv: boolean
  freeShippingFromValue: number | null
  freeShippingFromQuantity: string
  storeFreeShippingFromValue: number | null
  storeFreeShippingFromQuantity: string
  minimumOrderValue: number | null
  handlingFee: number | null
  defaultWarehouse: string
  autoValidate: boolean
  paymentTerms: { kind: string; days: string }
  /** References of the frames it is in. */
  agreementFrames: string[]
}

const digits = (number: number | null | undefined) => (number == null ? '' : String(number))
const number = (text: string) => (text.trim() === '' ? null : Number(text))

/** The form of a record. */
export const valuesOf = (record: Parameters): SupplierValues => ({
  base64ContentLogo: record.base64ContentLogo || null,
  base64ContentPhoto: record.base64ContentPhoto || null,
  base64ContentCGV: [],
  keepsCgv: Boolean(record.base64ContentCGV),
  freeShippingFromValue: toHundredths(record.freeShippingFromValue),
  freeShippingFromQuantity: digits(record.freeShippingFromQuantity),
  storeFreeShippingFromValue: toHundredths(record.storeFreeShippingFromValue),
  storeFreeShippingFromQuantity: digits(record.storeFreeShippingFromQuantity),
  minimumOrderValue: toHundredths(record.minimumOrderValue || null),
  handlingFee: toHundredths(record.handlingFee || null),
  defaultWarehouse: record.defaultWarehouse ?? '',
  autoValidate: record.autoValidate ?? false,
  paymentTerms: { kind: record.paymentTerms?.kind ?? 'prepaid', days: digits(record.paymentTerms?.days || null) },
  agreementFrames: record.agreementFrames ?? [],
})

/** The record of a form, as it is sent; a document that stays does not travel again. */
export function bodyOf(values: SupplierValues) {
  const [document] = values.base64ContentCGV
  const { kind, days } = values.paymentTerms
  return {
    base64ContentLogo: values.base64ContentLogo ?? '',
    base64ContentPhoto: values.base64ContentPhoto ?? '',
    base64ContentCGV: document?.dataUrl ?? (values.keepsCgv ? undefined : ''),
    freeShippingFromValue: fromHundredths(values.freeShippingFromValue),
    freeShippingFromQuantity: number(values.freeShippingFromQuantity),
    storeFreeShippingFromValue: fromHundredths(values.storeFreeShippingFromValue),
    storeFreeShippingFromQuantity: number(values.storeFreeShippingFromQuantity),
    minimumOrderValue: fromHundredths(values.minimumOrderValue) ?? 0,
    handlingFee: fromHundredths(values.handlingFee) ?? 0,
    defaultWarehouse: values.defaultWarehouse,
    autoValidate: values.autoValidate,
    paymentTerms: { kind, days: kind === 'prepaid' ? 0 : (number(days) ?? 0) },
    agreementFrames: values.agreementFrames,
  }
}
