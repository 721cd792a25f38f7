import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { OrderDetail } from '~/shared/order/order'
import classes from './Reorder.module.css'
import { isSample } from './reorder-plan'
import { useReorder } from './use-reorder'

interface Props {
  order: OrderDetail
  /** Nothing else is to be done with the order: its button is the filled one. */
  isMain: boolean
}

/** Orders the same again, or what was tasted: puts the lines into the cart, then says what came of each. */
export function Reorder({ order, isMain }: Props) {
  const { t } = useTranslation('orders')
  const { start, isPending, intent, dialog } = useReorder({ order })
  return (
    <>
      <Button
        className={isMain ? `${classes.again} ${classes.main}` : (classes.again ?? '')}
        variant={isMain ? 'filled' : 'default'}
        leftSection={<IconRefresh size={17} aria-hidden />}
        {...intent}
        onClick={start}
        loading={isPending}
      >
        {t(order.items.every(isSample) ? 'reorder.samples.action' : 'reorder.action')}
      </Button>
      {dialog}
    </>
  )
}
