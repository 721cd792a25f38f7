import { createFileRoute } from '@tanstack/react-router'
import { SummaryPage } from '~/features/cart/lines/SummaryPage'

export const Route = createFileRoute('/_app/cart/summary')({
  // With the checkout behind it, the guard is no part of the first screen.
  beforeLoad: async () => (await import('~/features/cart/steps/guard')).guardStep('summary'),
  component: SummaryPage,
})
