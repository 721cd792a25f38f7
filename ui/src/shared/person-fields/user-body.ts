import type { GroupCode, Schemas } from '~/api/types'
import type { AddressValues } from '~/shared/forms/inputs/address'
import { tidy } from '~/shared/validation/tidy'
import { withoutSpaces } from '~/shared/validation/without-spaces'
import { hasField } from './group-fields'
import { type PersonValues, personOf } from './person-values'

/** An address of a person as it is sent. */
export interface AddressBody extends AddressValues {
  typeAddress: 'billing' | 'shipping'
  isDefault: boolean
}

interface Extras {
  password?: string
  addresses?: AddressBody[]
}

const groupReference = (group: GroupCode) => `api/user_groups/${group}`

/** What was entered, without stray blanks. */
function tidied(values: PersonValues): PersonValues & { birthday: string | null } {
  return {
    ...values,
    email: tidy(values.email),
    firstName: tidy(values.firstName),
    lastName: tidy(values.lastName),
    phone: tidy(values.phone),
    birthday: values.birthday || null,
    company: tidy(values.company),
    siren: withoutSpaces(values.siren),
    siret: withoutSpaces(values.siret),
    numvat: withoutSpaces(values.numvat),
    eaNumber: tidy(values.eaNumber),
  }
}

/**
 * The body of POST /register and POST /users, from what a form holds: fields that the group is not asked for are sent
 * empty, whatever was typed before another group was chosen.
 *
 *     api.post('/users', userBody(values, { addresses }))
 */
export function userBody(values: PersonValues, extras: Extras = {}) {
  const person = tidied(values)
  const asked = (field: 'company' | 'siren' | 'siret' | 'numvat' | 'eaNumber') =>
    hasField(values.userGroup, field) ? person[field] : ''
  return {
    email: person.email,
    userGroup: groupReference(values.userGroup),
    civility: person.civility,
    firstName: person.firstName,
    lastName: person.lastName,
    phone: person.phone,
    birthday: hasField(values.userGroup, 'birthday') ? person.birthday : null,
    language: person.language,
    company: asked('company'),
    siren: asked('siren'),
    siret: asked('siret'),
    numvat: asked('numvat'),
    eaNumber: asked('eaNumber'),
    addresses: extras.addresses ?? [],
    ...(extras.password ? { password: extras.password } : {}),
  }
}

/**
 * The body of PATCH /users/{id}: what differs from what the server said, and nothing else.
 *
 *     api.patch('/users/{id}', userChanges(values, user), { path: { id: user.id } })
 */
export function userChanges(values: PersonValues, user: Parameters<typeof personOf>[0]): Schemas['UsersUserChange'] {
  const before = personOf(user)
  const changed = Object.entries(tidied(values)).filter(
    ([field, value]) => field !== 'userGroup' && value !== before[field as keyof PersonValues],
  )
  return Object.fromEntries(changed)
}
