import { createFileRoute } from '@tanstack/react-router'
import { ValidationPage } from '~/features/cart/validation/ValidationPage'

export const Route = createFileRoute('/_app/cart/validation')({
  // With the checkout behind it, the guard is no part of the first screen.
  beforeLoad: async () => (await import('~/features/cart/steps/guard')).guardStep('validation'),
  component: ValidationPage,
})
