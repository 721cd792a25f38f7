import type { AddressValues } from '~/shared/forms/inputs/address'
import type { PersonValues } from '~/shared/person-fields/person-values'
import { userBody } from '~/shared/person-fields/user-body'
import { password } from '~/shared/validation/password'
import { required } from '~/shared/validation/text-rules'

/** An account as the form holds it. */
export interface NewUser extends PersonValues, Record<string, unknown> {
  /** The person chooses a password by a mailed link, or is given one. */
  access: 'mail' | 'password'
  password: string
  /** None or one: where the person is billed and delivered. */
  addresses: AddressValues[]
}

/** A password counts only when one is given. */
export const newUserRules = {
  password: (value: unknown, values: NewUser) =>
    values.access === 'mail' ? null : (required(value, values) ?? password(value, values)),
}

/** The body of POST /users: one address serves both ends. */
export const newUserBody = ({ access, password: chosen, addresses, ...person }: NewUser) =>
  userBody(person, {
    addresses: addresses.flatMap((address) => [
      { ...address, typeAddress: 'billing' as const, isDefault: true },
      { ...address, typeAddress: 'shipping' as const, isDefault: true },
    ]),
    ...(access === 'password' ? { password: chosen } : {}),
  })
