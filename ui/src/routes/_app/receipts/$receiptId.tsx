import { createFileRoute } from '@tanstack/react-router'
import { ReceiptPage } from '~/features/receipts/detail/ReceiptPage'
import { receiptSearch } from '~/features/receipts/detail/search'
import { receipts } from '~/features/receipts/receipt-query'
import { loadTexts } from '~/shared/i18n/i18n'
import { ErrorPage } from '~/shared/messages/ErrorPage'
import { NotFoundPage } from '~/shared/messages/NotFoundPage'
import { onlyNumbers } from '../../-only-numbers'

export const Route = createFileRoute('/_app/receipts/$receiptId')({
  validateSearch: receiptSearch,
  beforeLoad: onlyNumbers('receiptId'),
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(receipts.one(params.receiptId))
    return loadTexts('receipts', 'warehouse')
  },
  component: Receipt,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
})

function Receipt() {
  const { receiptId } = Route.useParams()
  return <ReceiptPage key={receiptId} id={receiptId} search={Route.useSearch()} />
}
