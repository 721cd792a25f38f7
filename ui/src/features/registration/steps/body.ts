import { ApiError, type Violation } from '~/shared/api/errors'
import { problemsOf } from '~/shared/forms/problems'
import { type AddressBody, userBody } from '~/shared/person-fields/user-body'
import type { Draft } from './draft'
import { type Step, stepOf, steps } from './steps'

type Entered = Pick<Draft, 'person' | 'billing' | 'shipping' | 'isSameAddress' | 'passwords' | 'invitation'>

/** The body of POST /register. Both addresses are sent, so that each can be changed alone later. */
export function registerBody({ person, billing, shipping, isSameAddress, passwords, invitation }: Entered) {
  const addresses: AddressBody[] = [
    { ...billing, typeAddress: 'billing', isDefault: true },
    { ...(isSameAddress ? billing : shipping), typeAddress: 'shipping', isDefault: true },
  ]
  const body = userBody(person, { addresses, password: passwords.password })
  return invitation ? { ...body, invitation } : body
}

/** A refused copy of the billing address is corrected where it was entered. */
const whereEntered = (violation: Violation, isSameAddress: boolean): Violation =>
  isSameAddress
    ? { ...violation, propertyPath: violation.propertyPath.replace(/^addresses\[1\]/, 'addresses[0]') }
    : violation

/** The earliest step that holds what the server refused, with its words; null when it is about the last one. */
export function problemsElsewhere(error: unknown, isSameAddress: boolean) {
  if (!(error instanceof ApiError)) return null
  const violations = error.violations.map((violation) => whereEntered(violation, isSameAddress))
  const order = (step: Step) => steps.indexOf(step)
  const [step = 'password'] = violations
    .map(({ propertyPath }) => stepOf(propertyPath))
    .toSorted((one, other) => order(one) - order(other))
  if (step === 'password') return null
  const there = violations.filter(({ propertyPath }) => stepOf(propertyPath) === step)
  const refusal = new ApiError(error.status, error.message, { violations: there })
  return { step, problems: problemsOf(refusal, () => true) }
}
