import { createFileRoute } from '@tanstack/react-router'
import { UserCreatePage } from '~/features/people/create/UserCreatePage'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/users/create')({
  loader: () => loadTexts('users', 'person'),
  component: UserCreatePage,
})
