import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { OrderDetail } from '~/shared/order/order'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import classes from './Reorder.module.css'
import { reorder } from './reorder'
import { isSample } from './reorder-plan'

const ReorderDialog = loadOnIntent(() => import('./ReorderDialog').then((part) => part.ReorderDialog))

interface Props {
  order: OrderDetail
  withTax: boolean
  /** Nothing else is to be done with the order: its button is the filled one. */
  isMain: boolean
}

/** Orders the same again, or what was tasted: puts the lines into the cart, then says what came of each. */
export function Reorder({ order, withTax, isMain }: Props) {
  const { t } = useTranslation('orders')
  const wasTasted = order.items.every(isSample)
  const again = useMutation({ mutationFn: () => reorder(order, withTax), networkMode: 'always' })
  return (
    <>
      <Button
        className={isMain ? `${classes.again} ${classes.main}` : (classes.again ?? '')}
        variant={isMain ? 'filled' : 'default'}
        leftSection={<IconRefresh size={17} aria-hidden />}
        {...ReorderDialog.intent}
        onClick={() => again.mutate()}
        loading={again.isPending}
      >
        {t(wasTasted ? 'reorder.samples.action' : 'reorder.action')}
      </Button>
      <ReorderDialog
        opened={!again.isIdle}
        order={order}
        wasTasted={wasTasted}
        error={again.error}
        outcome={again.data}
        onRetry={() => again.mutate()}
        onClose={again.reset}
      />
    </>
  )
}
