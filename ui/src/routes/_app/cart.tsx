import { createFileRoute } from '@tanstack/react-router'
import { CartLayout } from '~/features/cart/steps/CartLayout'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/cart')({
  loader: () => loadTexts('cart', 'terms'),
  component: CartLayout,
})
