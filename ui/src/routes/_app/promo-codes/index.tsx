import { createFileRoute } from '@tanstack/react-router'
import { PromoCodesPage } from '~/features/promo-codes/list/PromoCodesPage'
import { promoCodesSearch, withoutDefaults } from '~/features/promo-codes/list/search'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/promo-codes/')({
  validateSearch: promoCodesSearch,
  search: { middlewares: [withoutDefaults] },
  loader: () => loadTexts('codes', 'order'),
  component: PromoCodesPage,
})
