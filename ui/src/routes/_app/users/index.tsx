import { createFileRoute } from '@tanstack/react-router'
import { UsersPage } from '~/features/people/users/UsersPage'
import { userSearch, withoutDefaults } from '~/features/people/users/user-search'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/users/')({
  validateSearch: userSearch,
  search: { middlewares: [withoutDefaults] },
  loader: () => loadTexts('users'),
  component: UsersPage,
})
