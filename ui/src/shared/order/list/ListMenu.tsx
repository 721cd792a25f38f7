import { Loader } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '~/api/types'
import { RowMenu } from '~/shared/table/RowMenu'
import classes from './ListMenu.module.css'

// Fetched with the first menu that opens.
const ListMenuItems = lazy(() => import('./ListMenuItems').then((part) => ({ default: part.ListMenuItems })))

interface Props {
  order: Order
  /** The number that its list shows. */
  number: string
}

/** What can be done with one order or quotation of a list. */
export function ListMenu({ order, number }: Props) {
  const { t } = useTranslation('order')
  return (
    <RowMenu label={t('row.menu', { number })}>
      {() => (
        <Suspense fallback={<Loader size="xs" className={classes.wait ?? ''} aria-label={t('common:loading')} />}>
          <ListMenuItems order={order} number={number} />
        </Suspense>
      )}
    </RowMenu>
  )
}
