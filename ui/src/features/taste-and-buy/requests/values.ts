import type { GuestRequestDetail } from '~/api/types'
import { api } from '~/shared/api/client'
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

const NAME = 80

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

export const sendRequest = ({ waiter, bottles, guest, address, consent }: RequestValues): Promise<GuestRequestDetail> =>
  api.post('/taste_and_buy/orders', {
    waiter: waiter === null ? null : `/api/waiters/${waiter}`,
    items: itemsOf(bottles),
    guest: { ...guest, birthday: guest.birthday ?? '' },
    address: {
      street: address.street,
      complement: address.street2,
      postcode: address.postcode,
      city: address.city,
    },
    consent,
  })
