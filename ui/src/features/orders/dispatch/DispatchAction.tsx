import { IconPackages } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Order } from '~/api/types'
import { isAdmin } from '~/shared/access/groups'
import { useBusy } from '~/shared/parts/use-busy'
import { useSession } from '~/shared/session/session'
import { BulkAction } from '~/shared/table/BulkBar'
import { toast } from '~/shared/toasts/toast'
import { isPrepared } from '../shipping/shipping'
import { MOST_ORDERS } from './search'

interface Props {
  /** The chosen orders that are known; of all of a list, some. */
  rows: readonly Order[]
  gather: () => Promise<Order[]>
}

/** Prepares the chosen orders together, for who ships them; the others are left where they are. */
export function DispatchAction({ rows, gather }: Props) {
  const { t } = useTranslation('orders')
  const navigate = useNavigate()
  const { isBusy, run } = useBusy()
  const user = useSession((session) => session.user)
  const ships = (order: Order) =>
    isPrepared(order) && user !== null && (order.supplier.id === user.id || isAdmin(user.userGroup.code))
  if (!rows.some(ships)) return null

  async function prepare() {
    const orders = (await gather()).filter(ships).map(({ id }) => String(id))
    if (orders.length > MOST_ORDERS) toast.warning(t('dispatch.tooMany', { most: MOST_ORDERS }))
    else await navigate({ to: '/orders/dispatch', search: { orders } })
  }

  return (
    <BulkAction
      icon={<IconPackages size={17} aria-hidden />}
      disabled={isBusy}
      onClick={() => void run(prepare, t('order:bulk.gatherFailed'))}
    >
      {t('dispatch.action')}
    </BulkAction>
  )
}
