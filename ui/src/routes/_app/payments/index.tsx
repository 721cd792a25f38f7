import { createFileRoute } from '@tanstack/react-router'
import { PaymentsPage } from '~/features/payments/list/PaymentsPage'
import { paymentsSearch, USUAL_SORT } from '~/features/payments/list/search'
import { loadTexts } from '~/shared/i18n/i18n'
import { withoutListDefaults } from '~/shared/parts/list-search'

export const Route = createFileRoute('/_app/payments/')({
  validateSearch: paymentsSearch,
  search: { middlewares: [withoutListDefaults(USUAL_SORT)] },
  loader: () => loadTexts('payment', 'order'),
  component: PaymentsPage,
})
