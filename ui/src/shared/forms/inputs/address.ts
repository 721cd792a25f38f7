import { isRecord } from '~/shared/api/is-record'
import { phone, postcode } from '~/shared/validation/business-rules'
import { all } from '~/shared/validation/rule'
import { length, max, required } from '~/shared/validation/text-rules'

/** An address as forms hold it. */
export interface AddressValues {
  label: string
  company: string
  street: string
  street2: string
  postcode: string
  city: string
  country: string
  phone: string
}

/** An address to fill in. */
export const newAddress = (): AddressValues => ({
  label: '',
  company: '',
  street: '',
  street2: '',
  postcode: '',
  city: '',
  country: 'FR',
  phone: '',
})

/** The value at a path of the form, e.g. addresses.0.country. */
const at = (values: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((found, key) => (isRecord(found) ? found[key] : undefined), values)

/** A postcode follows the country beside it. */
function postcodeThere(value: unknown, values: unknown, path: string): string | null {
  const country = at(values, path.replace(/postcode$/, 'country'))
  return required(value, values) ?? postcode(String(country))(value, values)
}

/** Rules of an address: `rules: { addresses: addressRules }`. */
export const addressRules = {
  label: max(60),
  company: max(120),
  street: all(required, max(120)),
  street2: max(120),
  postcode: postcodeThere,
  city: all(required, max(80)),
  country: all(required, length(2)),
  phone,
}
