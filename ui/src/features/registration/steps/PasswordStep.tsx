import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { ApiError, type Violation } from '~/shared/api/errors'
import { AppForm } from '~/shared/forms/AppForm'
import { problemsOf } from '~/shared/forms/problems'
import { useAppForm } from '~/shared/forms/use-app-form'
import { Hint } from '~/shared/layout/Dim'
import { isProfessional } from '~/shared/person-fields/group-fields'
import { type AddressBody, userBody } from '~/shared/person-fields/user-body'
import { tidy } from '~/shared/validation/tidy'
import { NewPasswordFields, newPasswordRules } from '../password/NewPasswordFields'
import { type Draft, finish, shopOf, useDraft, useDraftStore } from './draft'
import classes from './Recap.module.css'
import { StepButtons } from './StepButtons'
import { type Step, stepOf, steps } from './steps'
import { useProblems } from './use-step'

type Entered = Pick<Draft, 'person' | 'billing' | 'shipping' | 'isSameAddress' | 'passwords' | 'invitation' | 'shop'>

/** The body of POST /register. Both addresses are sent, so that each can be changed alone later. */
function registerBody(entered: Entered) {
  const { person, billing, shipping, isSameAddress, passwords, invitation } = entered
  const shop = shopOf(entered)
  const addresses: AddressBody[] = [
    { ...billing, typeAddress: 'billing', isDefault: true },
    { ...(isSameAddress ? billing : shipping), typeAddress: 'shipping', isDefault: true },
  ]
  const body = userBody(person, { addresses, password: passwords.password })
  const begun = shop && { store: shop.store, ...(shop.product && { product: String(shop.product) }) }
  return { ...body, ...(invitation && { invitation }), ...begun }
}

/** A refused copy of the billing address is corrected where it was entered. */
const whereEntered = (violation: Violation, isSameAddress: boolean): Violation =>
  isSameAddress
    ? { ...violation, propertyPath: violation.propertyPath.replace(/^addresses\[1\]/, 'addresses[0]') }
    : violation

/** The earliest step that holds what the server refused, with its words; null when it is about the last one. */
function problemsElsewhere(error: unknown, isSameAddress: boolean) {
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

/** The password, below what was entered before; sends the registration. */
export function PasswordStep() {
  const { t } = useTranslation('registration')
  const draft = useDraftStore()
  const navigate = useNavigate()
  const form = useAppForm({
    initialValues: { ...draft.getState().passwords },
    onChange: (passwords) => draft.setState({ passwords }),
    rules: newPasswordRules,
    send: async (passwords) => {
      try {
        return await api.post('/register', registerBody({ ...draft.getState(), passwords }), {
          anonymous: true,
        })
      } catch (error) {
        const elsewhere = problemsElsewhere(error, draft.getState().isSameAddress)
        if (elsewhere) {
          draft.setState({ problems: elsewhere.problems })
          void navigate({ to: '/register', search: { step: elsewhere.step } })
        }
        throw error
      }
    },
    onSent: () => {
      finish(draft, tidy(draft.getState().person.email))
      void navigate({ to: '/register', search: {}, replace: true })
    },
  })
  useProblems(form.refuse)
  return (
    <AppForm form={form} isGuarded={false} refused={t('refused')}>
      <Recap />
      <NewPasswordFields form={form} username={draft.getState().person.email} />
      <Hint>{t('privacy')}</Hint>
      <StepButtons step="password">{t('send')}</StepButtons>
    </AppForm>
  )
}

const lineOf = (...parts: string[]) =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')

/** What is about to be sent, each part with a way back to it. */
function Recap() {
  const { t } = useTranslation('registration')
  const { person, billing } = useDraft((draft) => draft)
  const place = [billing.street, lineOf(billing.postcode, billing.city)].filter(Boolean).join(', ')
  const rows: { step: Step; lines: string[] }[] = [
    { step: 'profile', lines: [t(`enums:user_group.${person.userGroup}`)] },
    { step: 'identity', lines: [lineOf(person.firstName, person.lastName), person.email] },
    { step: 'company', lines: isProfessional(person.userGroup) ? [person.company, place] : [place] },
  ]
  return (
    <dl className={classes.recap}>
      {rows.map(({ step, lines }) => (
        <div key={step} className={classes.row}>
          <dt>{t(isProfessional(person.userGroup) || step !== 'company' ? `step.${step}` : 'step.addresses')}</dt>
          <dd>
            {lines.filter(Boolean).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </dd>
          <dd className={classes.change}>
            <Link to="/register" search={{ step }} aria-label={t('changeStep', { step: t(`step.${step}`) })}>
              {t('change')}
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  )
}
