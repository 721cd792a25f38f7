import { useTranslation } from 'react-i18next'
import type { Order } from '~/api/types'
import { useRowAct } from '~/shared/table/use-row-act'
import { toast } from '~/shared/toasts/toast'

type Orders = () => Promise<Order[]>

/** What can be done with orders without changing them: a file, a list of numbers. */
export function useOrderActions() {
  const { t } = useTranslation('orders')
  const { isBusy, withRows } = useRowAct<Order>()

  return {
    isBusy,
    onExport: (gather: Orders) =>
      withRows(
        gather,
        async (orders) => {
          const { downloadOrders } = await import('./download-orders')
          downloadOrders(t, orders)
          toast.success(t('export.done', { count: orders.length }))
        },
        t('export.failed'),
      ),
    onCopy: (gather: Orders) =>
      withRows(
        gather,
        async (orders) => {
          await navigator.clipboard.writeText(orders.map(({ number }) => number).join('\n'))
          toast.success(t('copy.done', { count: orders.length }))
        },
        t('copy.failed'),
      ),
  }
}
