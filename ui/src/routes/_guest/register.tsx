import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { RegisterPage } from '~/features/registration/RegisterPage'
import { steps } from '~/features/registration/steps/steps'
import { loadTexts } from '~/shared/i18n/i18n'

const search = z.object({
  step: z.catch(z.optional(z.enum(steps)), undefined),
  invitation: z.catch(z.optional(z.string()), undefined),
})

export const Route = createFileRoute('/_guest/register')({
  validateSearch: search,
  loader: () => loadTexts('registration', 'person'),
  component: Register,
})

function Register() {
  const { step, invitation } = Route.useSearch()
  return <RegisterPage step={step} invitation={invitation} />
}
