import { createFileRoute } from '@tanstack/react-router'
import { PromoCodesPage } from '~/features/promo-codes/list/PromoCodesPage'
import { promoCodesSearch, USUAL_SORT } from '~/features/promo-codes/list/search'
import { loadTexts } from '~/shared/i18n/i18n'
import { withoutListDefaults } from '~/shared/parts/list-search'

export const Route = createFileRoute('/_app/promo-codes/')({
  validateSearch: promoCodesSearch,
  search: { middlewares: [withoutListDefaults(USUAL_SORT)] },
  loader: () => loadTexts('codes', 'order'),
  component: PromoCodesPage,
})
