import { createFileRoute } from '@tanstack/react-router'
import { LotPage } from '~/features/lots/detail/LotPage'
import { lotSearch } from '~/features/lots/detail/search'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/stock_lots/$lotId')({
  validateSearch: lotSearch,
  loader: () => loadTexts('lots', 'warehouse'),
  component: Lot,
})

function Lot() {
  const { lotId } = Route.useParams()
  return <LotPage key={lotId} id={lotId} search={Route.useSearch()} />
}
