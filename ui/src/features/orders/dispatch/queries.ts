import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'
import { fetchFile } from '~/shared/export/fetch-file'

/** Orders to prepare together. What others do to them meanwhile is seen when the page is looked at again. */
export const dispatchQuery = (order: string[]) =>
  queryOptions({
    queryKey: ['orders', 'dispatch', order],
    queryFn: ({ signal }) => api.get('/orders/dispatch', { query: { order }, signal }),
    enabled: order.length > 0,
    staleTime: 5000,
    refetchOnWindowFocus: 'always',
  })

/** The bars of a parcel's number; the same number is drawn once. */
export const barcodeQuery = (text: string) =>
  queryOptions({
    queryKey: ['barcode', text],
    queryFn: () => fetchFile('/orders/barcode', { text }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** What a code cannot say is printed in words alone. */
export const hasBars = (text: string) => /^[ -~]{1,80}$/.test(text)
