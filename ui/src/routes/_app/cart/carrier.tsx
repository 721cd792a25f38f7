import { createFileRoute } from '@tanstack/react-router'
import { CarrierPage } from '~/features/cart/CarrierPage'
import { guardStep } from '~/features/cart/guard'

export const Route = createFileRoute('/_app/cart/carrier')({
  beforeLoad: () => guardStep('carrier'),
  component: CarrierPage,
})
