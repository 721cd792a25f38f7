import { createFileRoute } from '@tanstack/react-router'
import { guardStep } from '~/features/cart/guard'
import { SummaryPage } from '~/features/cart/SummaryPage'

export const Route = createFileRoute('/_app/cart/summary')({
  beforeLoad: () => guardStep('summary'),
  component: SummaryPage,
})
