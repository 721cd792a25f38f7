import { createFileRoute } from '@tanstack/react-router'
import { SamplesPage } from '~/features/samples/list/SamplesPage'
import { samplesSearch, USUAL_SORT } from '~/features/samples/list/samples-search'
import { loadTexts } from '~/shared/i18n/i18n'
import { withoutListDefaults } from '~/shared/parts/list-search'

export const Route = createFileRoute('/_app/orders/sample-requests')({
  validateSearch: samplesSearch,
  search: { middlewares: [withoutListDefaults(USUAL_SORT)] },
  loader: () => loadTexts('samples'),
  component: SamplesPage,
})
