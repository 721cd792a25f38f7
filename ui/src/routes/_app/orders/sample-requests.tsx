import { createFileRoute } from '@tanstack/react-router'
import { SamplesPage } from '~/features/samples/list/SamplesPage'
import { samplesSearch, withoutDefaults } from '~/features/samples/list/samples-search'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/orders/sample-requests')({
  validateSearch: samplesSearch,
  search: { middlewares: [withoutDefaults] },
  loader: () => loadTexts('samples'),
  component: SamplesPage,
})
