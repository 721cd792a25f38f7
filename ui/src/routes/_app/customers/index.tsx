import { createFileRoute } from '@tanstack/react-router'
import { PeoplePage } from '~/features/people/list/PeoplePage'
import { peopleSearch, USUAL_SORT } from '~/features/people/list/people-search'
import { loadTexts } from '~/shared/i18n/i18n'
import { withoutListDefaults } from '~/shared/parts/list-search'

export const Route = createFileRoute('/_app/customers/')({
  validateSearch: peopleSearch,
  search: { middlewares: [withoutListDefaults(USUAL_SORT)] },
  loader: () => loadTexts('people'),
  component: () => <PeoplePage of="customers" />,
})
