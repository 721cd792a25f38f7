import { createFileRoute } from '@tanstack/react-router'
import { NetworkPage } from '~/features/network/NetworkPage'
import { networkSearch, withoutDefaults } from '~/features/network/network-search'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/network/')({
  validateSearch: networkSearch,
  search: { middlewares: [withoutDefaults] },
  loader: () => loadTexts('network', 'terms'),
  component: NetworkPage,
})
