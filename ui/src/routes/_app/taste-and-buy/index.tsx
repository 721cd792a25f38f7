import { createFileRoute } from '@tanstack/react-router'
import { WineListPage } from '~/features/taste-and-buy/wine-list/WineListPage'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/taste-and-buy/')({
  loader: () => loadTexts('winelist', 'taste'),
  component: WineListPage,
})
