import { createFileRoute } from '@tanstack/react-router'
import { ValidationPage } from '~/features/cart/ValidationPage'

export const Route = createFileRoute('/_app/cart/validation')({
  // With the checkout behind it, the guard is no part of the first screen.
  beforeLoad: async () => (await import('~/features/cart/guard')).guardStep('validation'),
  component: ValidationPage,
})
