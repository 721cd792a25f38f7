import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Order } from '~/api/types'
import { listAsLeft } from '~/shared/parts/list-memory'
import type { OrderSearch } from '../list/search'
import { useNeighbours } from './neighbours'
import classes from './OrderWalk.module.css'

/** The way to the order before and the one after, in the list as it was left. */
export function OrderWalk({ id }: { id: number }) {
  const { t } = useTranslation('orders')
  const around = useNeighbours(id, listAsLeft('/orders').search as OrderSearch)
  if (!around || (!around.previous && !around.next)) return null
  return (
    <nav className={classes.walk} aria-label={t('walk.label')}>
      <Step order={around.previous} label={t('walk.previous')} icon={IconChevronLeft} />
      <Step order={around.next} label={t('walk.next')} icon={IconChevronRight} />
    </nav>
  )
}

interface StepProps {
  order: Order | undefined
  label: string
  icon: typeof IconChevronLeft
}

function Step({ order, label, icon: Sign }: StepProps) {
  const sign = <Sign size={18} aria-hidden />
  if (!order)
    return (
      <ActionIcon variant="default" size="lg" disabled aria-label={label} className={classes.step}>
        {sign}
      </ActionIcon>
    )
  return (
    <ActionIcon
      renderRoot={(props) => <Link to="/orders/$orderId" params={{ orderId: String(order.id) }} {...props} />}
      variant="default"
      size="lg"
      aria-label={`${label} : ${order.number}`}
      title={order.number}
      className={classes.step}
    >
      {sign}
    </ActionIcon>
  )
}
