/** The steps of a registration, in their order; the address of the page holds the one in view. */
export const steps = ['profile', 'identity', 'company', 'password'] as const

export type Step = (typeof steps)[number]

const identity = ['email', 'civility', 'firstName', 'lastName', 'phone', 'birthday', 'language']
const company = ['company', 'siren', 'siret', 'numvat', 'eaNumber', 'addresses']

/** The step that asks for a field of the body; the last one for what no field asks. */
export function stepOf(path: string): Step {
  const field = path.split(/[.[]/)[0] ?? ''
  if (field === 'userGroup') return 'profile'
  if (identity.includes(field)) return 'identity'
  return company.includes(field) ? 'company' : 'password'
}
