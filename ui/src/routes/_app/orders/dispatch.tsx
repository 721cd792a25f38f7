import { createFileRoute } from '@tanstack/react-router'
import { DispatchPage } from '~/features/orders/dispatch/DispatchPage'
import { dispatchSearch } from '~/features/orders/dispatch/search'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/orders/dispatch')({
  validateSearch: dispatchSearch,
  loader: () => loadTexts('dispatch', 'orders', 'order', 'warehouse'),
  component: Dispatch,
})

function Dispatch() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <DispatchPage search={search} onView={(view) => void navigate({ search: { ...search, view }, replace: true })} />
  )
}
