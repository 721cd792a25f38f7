import { createFileRoute } from '@tanstack/react-router'
import { CustomerPage } from '~/features/cart/customer/CustomerPage'

export const Route = createFileRoute('/_app/cart/customer')({
  // With the checkout behind it, the guard is no part of the first screen.
  beforeLoad: async () => (await import('~/features/cart/steps/guard')).guardStep('customer'),
  component: CustomerPage,
})
