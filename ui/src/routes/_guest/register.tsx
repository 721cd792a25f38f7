import { createFileRoute } from '@tanstack/react-router'
import { RegisterPage } from '~/features/registration/RegisterPage'
import { steps } from '~/features/registration/steps/steps'
import { loadTexts } from '~/shared/i18n/i18n'
import { choiceSearch, numberSearch, searchOf, textSearch } from '~/shared/parts/search-fields'

/** `?store=` is the address of the shop that led here, `?product=` what was looked at there. */
const search = searchOf({
  step: choiceSearch(...steps),
  invitation: textSearch,
  store: textSearch,
  product: numberSearch(),
})

export const Route = createFileRoute('/_guest/register')({
  validateSearch: search,
  loader: () => loadTexts('registration', 'person'),
  component: Register,
})

function Register() {
  const { step, invitation, store, product } = Route.useSearch()
  return <RegisterPage step={step} invitation={invitation} shop={store ? { store, product } : undefined} />
}
