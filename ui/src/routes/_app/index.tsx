import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '~/features/home/HomePage'
import { lastOrdersQuery, orderSummaryQuery } from '~/features/home/queries'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(orderSummaryQuery)
    void queryClient.prefetchQuery(lastOrdersQuery)
    return loadTexts('home')
  },
  component: HomePage,
})
