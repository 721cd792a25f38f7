import { createFileRoute } from '@tanstack/react-router'
import { PeoplePage } from '~/features/people/list/PeoplePage'
import { peopleSearch, withoutDefaults } from '~/features/people/list/people-search'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/customers/')({
  validateSearch: peopleSearch,
  search: { middlewares: [withoutDefaults] },
  loader: () => loadTexts('people'),
  component: () => <PeoplePage of="customers" />,
})
