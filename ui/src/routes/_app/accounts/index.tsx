import { createFileRoute } from '@tanstack/react-router'
import { AccountsPage } from '~/features/accounts/AccountsPage'
import { loadTexts } from '~/shared/i18n/i18n'
import { accountsQuery } from '~/shared/payment/accounts'

export const Route = createFileRoute('/_app/accounts/')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(accountsQuery)
    return loadTexts('payment', 'order')
  },
  component: AccountsPage,
})
