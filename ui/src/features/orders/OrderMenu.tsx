import { Loader } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '~/api/types'
import { RowMenu } from '~/shared/table/RowMenu'
import classes from './OrderMenu.module.css'

// Fetched with the first menu that opens.
const OrderMenuItems = lazy(() => import('./OrderMenuItems').then((part) => ({ default: part.OrderMenuItems })))

/** What can be done with one order of the list. */
export function OrderMenu({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  return (
    <RowMenu label={t('row.menu', { number: order.number })}>
      {() => (
        <Suspense fallback={<Loader size="xs" className={classes.wait ?? ''} aria-label={t('common:loading')} />}>
          <OrderMenuItems order={order} />
        </Suspense>
      )}
    </RowMenu>
  )
}
