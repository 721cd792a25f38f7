import { createFileRoute } from '@tanstack/react-router'
import { UsersPage } from '~/features/people/users/UsersPage'
import { USUAL_SORT, userSearch } from '~/features/people/users/user-search'
import { loadTexts } from '~/shared/i18n/i18n'
import { withoutListDefaults } from '~/shared/parts/list-search'

export const Route = createFileRoute('/_app/users/')({
  validateSearch: userSearch,
  search: { middlewares: [withoutListDefaults(USUAL_SORT)] },
  loader: () => loadTexts('users'),
  component: UsersPage,
})
