import { useQueryClient } from '@tanstack/react-query'
import type { OrderDetail } from '~/shared/order/order'
import { quotationDetailQuery } from '../queries'
import type { QuotationDetail } from '../quotation'

/** What follows a change of a quotation: the page shows it at once, lists and counts are read again. */
export function useQuotationUpdates(id: number) {
  const client = useQueryClient()
  const { queryKey } = quotationDetailQuery(String(id))
  const readAgain = () => {
    void client.invalidateQueries({ queryKey: ['quotations'] })
    void client.invalidateQueries({ queryKey: ['orders'] })
  }
  return {
    /** A new version came of it. */
    onRevised: (quotation: QuotationDetail) => {
      client.setQueryData(queryKey, quotation)
      void client.invalidateQueries({ queryKey: ['quotations'], predicate: (query) => query.queryKey[1] !== 'detail' })
    },
    /** It was moved, or a message was written: orders know nothing of versions, which stay as they are. */
    onMoved: ({ status, number, transitions, timeline, messages }: OrderDetail) => {
      client.setQueryData(queryKey, (known: QuotationDetail | undefined) => {
        if (!known) return known
        const settled = status === 'quotation' ? {} : ({ awaiting: '', mayRevise: false } as const)
        return { ...known, status, number, transitions, timeline, messages, ...settled }
      })
      readAgain()
    },
    onStale: readAgain,
  }
}
