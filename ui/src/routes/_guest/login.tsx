import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '~/features/session/LoginPage'
import { loadTexts } from '~/shared/i18n/i18n'
import { searchOf, textSearch } from '~/shared/parts/search-fields'

const search = searchOf({ redirect: textSearch })

export const Route = createFileRoute('/_guest/login')({
  validateSearch: search,
  loader: () => loadTexts('session'),
  component: Login,
})

function Login() {
  return <LoginPage redirect={Route.useSearch().redirect} />
}
