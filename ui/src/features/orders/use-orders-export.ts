import { useTranslation } from 'react-i18next'
import type { Order } from '~/api/types'
import { useCsvExport } from '~/shared/order/list/use-csv-export'

/** Orders as a file for spreadsheets. */
export function useOrdersExport() {
  const { t } = useTranslation('orders')
  return useCsvExport<Order>('orders', async (orders) => {
    const { downloadOrders } = await import('./download-orders')
    downloadOrders(t, orders)
  })
}
