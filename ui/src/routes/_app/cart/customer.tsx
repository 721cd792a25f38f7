import { createFileRoute } from '@tanstack/react-router'
import { CustomerPage } from '~/features/cart/CustomerPage'
import { guardStep } from '~/features/cart/guard'

export const Route = createFileRoute('/_app/cart/customer')({
  beforeLoad: () => guardStep('customer'),
  component: CustomerPage,
})
