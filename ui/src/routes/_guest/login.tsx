import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { LoginPage } from '~/features/session/LoginPage'
import { loadTexts } from '~/shared/i18n/i18n'

const search = z.object({ redirect: z.catch(z.optional(z.string()), undefined) })

export const Route = createFileRoute('/_guest/login')({
  validateSearch: search,
  loader: () => loadTexts('session'),
  component: Login,
})

function Login() {
  return <LoginPage redirect={Route.useSearch().redirect} />
}
