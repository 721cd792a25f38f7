import type { GuestRequestDetail, WineList } from '~/api/types'
import { api } from '~/shared/api/client'
import { ApiError } from '~/shared/api/errors'
import { wineOf } from '~/shared/format/format'
import { type AddressValues, addressRules, newAddress } from '~/shared/forms/inputs/address'
import { text } from '~/shared/i18n/i18n'
import { phone } from '~/shared/validation/business-rules'
import { all } from '~/shared/validation/rule'
import { email, max, required } from '~/shared/validation/text-rules'

/** What a guest asks for, as its form has it. The birthday is checked by the server and kept nowhere. */
export interface RequestValues extends Record<string, unknown> {
  waiter: string | null
  /** Bottles by product. */
  bottles: Record<string, number>
  guest: { firstName: string; lastName: string; email: string; phone: string; birthday: string | null }
  address: AddressValues
  consent: boolean
}

export const newRequest = (): RequestValues => ({
  waiter: null,
  bottles: {},
  guest: { firstName: '', lastName: '', email: '', phone: '', birthday: null },
  address: newAddress(),
  consent: false,
})

const NAME = 60

export const requestRules = {
  bottles: (bottles: RequestValues['bottles']) =>
    Object.values(bottles).some((count) => count > 0) ? null : text('requests:create.noBottle'),
  guest: {
    firstName: all(required, max(NAME)),
    lastName: all(required, max(NAME)),
    email: all(required, email),
    phone,
    birthday: required,
  },
  address: addressRules,
  consent: (given: boolean) => (given ? null : text('requests:create.noConsent')),
}

/** What is asked for, as calls name it. */
export const itemsOf = (bottles: RequestValues['bottles']) =>
  Object.entries(bottles).flatMap(([product, quantity]) =>
    quantity > 0 ? [{ product: `/api/products/${product}`, quantity }] : [],
  )

/** The wine that a path of a refusal is about, `items[2].quantity`; '' where it is about none. */
export function wineAt(wines: WineList, bottles: RequestValues['bottles']): (path: string) => string {
  const names = new Map(wines.entries.map(({ product }) => [`/api/products/${product.id}`, wineOf(product)]))
  const items = itemsOf(bottles)
  return (path) => names.get(items[Number(/^items\[(\d+)\]/.exec(path)?.[1])]?.product ?? '') ?? ''
}

/** What is said of a wine, with its name. */
export const withWine = (wine: string, message: string) =>
  wine === '' ? message : text('requests:create.of', { wine, message })

/** A refusal at the fields that are on screen: what is wrong with wines stands below all of them. */
function shownRefusal(error: unknown, wine: (path: string) => string): unknown {
  if (!(error instanceof ApiError) || error.violations.length === 0) return error
  const ofWines = error.violations.filter(({ propertyPath }) => wine(propertyPath) !== '')
  const others = error.violations
    .filter(({ propertyPath }) => wine(propertyPath) === '')
    .map((one) => ({ ...one, propertyPath: one.propertyPath.replace('address.complement', 'address.street2') }))
  const said = ofWines.map(({ propertyPath, message }) => withWine(wine(propertyPath), message ?? '')).join(' ')
  return new ApiError(error.status, error.message, {
    violations: said === '' ? others : [{ propertyPath: 'bottles', message: said }, ...others],
  })
}

export const sendRequest = (values: RequestValues, wines: WineList): Promise<GuestRequestDetail> => {
  const { waiter, bottles, guest, address, consent } = values
  const { street, street2: complement, postcode, city } = address
  return api
    .post('/taste_and_buy/orders', {
      waiter: waiter === null ? null : `/api/waiters/${waiter}`,
      items: itemsOf(bottles),
      guest: { ...guest, birthday: guest.birthday ?? '' },
      address: { street, complement, postcode, city },
      consent,
    })
    .catch((error: unknown) => {
      throw shownRefusal(error, wineAt(wines, bottles))
    })
}
