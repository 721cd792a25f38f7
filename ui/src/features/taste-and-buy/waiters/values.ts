import type { Waiter } from '~/api/types'
import { all } from '~/shared/validation/rule'
import { email, max, required } from '~/shared/validation/text-rules'

/** Who a waiter is, as forms have it. */
export interface WaiterValues extends Record<string, unknown> {
  firstName: string
  lastName: string
  email: string
}

/** Characters of a name, as the server has it. */
const NAME = 60

export const waiterRules = {
  firstName: all(required, max(NAME)),
  lastName: all(required, max(NAME)),
  email: all(required, email),
}

export const valuesOf = ({ firstName, lastName, email: address }: Waiter): WaiterValues => ({
  firstName,
  lastName,
  email: address,
})

export const bodyOf = ({ firstName, lastName, email: address }: WaiterValues): WaiterValues => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: address.trim(),
})
