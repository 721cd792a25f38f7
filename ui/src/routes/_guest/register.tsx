import { createFileRoute } from '@tanstack/react-router'
import { RegisterPage } from '~/features/registration/RegisterPage'
import { steps } from '~/features/registration/steps/steps'
import { loadTexts } from '~/shared/i18n/i18n'
import { choiceSearch, searchOf, textSearch } from '~/shared/parts/search-fields'

const search = searchOf({ step: choiceSearch(...steps), invitation: textSearch })

export const Route = createFileRoute('/_guest/register')({
  validateSearch: search,
  loader: () => loadTexts('registration', 'person'),
  component: Register,
})

function Register() {
  const { step, invitation } = Route.useSearch()
  return <RegisterPage step={step} invitation={invitation} />
}
