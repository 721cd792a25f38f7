import { createFileRoute } from '@tanstack/react-router'
import { guardStep } from '~/features/cart/guard'
import { ValidationPage } from '~/features/cart/ValidationPage'

export const Route = createFileRoute('/_app/cart/validation')({
  beforeLoad: () => guardStep('validation'),
  component: ValidationPage,
})
