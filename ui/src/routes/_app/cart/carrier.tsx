import { createFileRoute } from '@tanstack/react-router'
import { CarrierPage } from '~/features/cart/carrier/CarrierPage'

export const Route = createFileRoute('/_app/cart/carrier')({
  // With the checkout behind it, the guard is no part of the first screen.
  beforeLoad: async () => (await import('~/features/cart/steps/guard')).guardStep('carrier'),
  component: CarrierPage,
})
