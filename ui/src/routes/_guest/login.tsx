import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '~/features/session/LoginPage'
import { loadTexts } from '~/shared/i18n/i18n'
import { searchOf, textSearch } from '~/shared/parts/search-fields'

/** `?store=` is the address of the shop that led here. */
const search = searchOf({ redirect: textSearch, store: textSearch })

export const Route = createFileRoute('/_guest/login')({
  validateSearch: search,
  loader: () => loadTexts('session'),
  component: Login,
})

function Login() {
  return <LoginPage {...Route.useSearch()} />
}
