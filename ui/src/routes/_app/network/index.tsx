import { createFileRoute } from '@tanstack/react-router'
import { NetworkPage } from '~/features/network/NetworkPage'
import { networkSearch } from '~/features/network/network-search'
import { loadTexts } from '~/shared/i18n/i18n'
import { withoutListDefaults } from '~/shared/parts/list-search'

export const Route = createFileRoute('/_app/network/')({
  validateSearch: networkSearch,
  search: { middlewares: [withoutListDefaults('')] },
  loader: () => loadTexts('network', 'terms'),
  component: NetworkPage,
})
