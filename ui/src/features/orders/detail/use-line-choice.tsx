import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUpdates } from '~/shared/document/documents'
import type { OrderDetail, OrderItem } from '~/shared/order/order'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { toast } from '~/shared/toasts/toast'
import { orders } from '../queries'

const SubstituteDialog = loadOnIntent(() =>
  import('../substitute/SubstituteDialog').then((part) => part.SubstituteDialog),
)

const GiveUpDialog = loadOnIntent(() => import('./GiveUpDialog').then((part) => part.GiveUpDialog))

/** What a buyer may choose for bottles that are promised and not there, and the dialog that is open about them. */
export function useLineChoice(order: OrderDetail, withTax: boolean) {
  const { t } = useTranslation('orders')
  const navigate = useNavigate()
  const { show } = useUpdates(orders)
  const [givingUp, setGivingUp] = useState<number | null>(null)
  const [replacing, setReplacing] = useState<number | null>(null)
  const choice = useCallback(
    (item: OrderItem) => (
      <>
        <Button variant="default" size="compact-sm" {...SubstituteDialog.intent} onClick={() => setReplacing(item.id)}>
          {t('substitute.label')}
        </Button>
        <Button variant="default" size="compact-sm" {...GiveUpDialog.intent} onClick={() => setGivingUp(item.id)}>
          {t('giveUp.label')}
        </Button>
      </>
    ),
    [t],
  )
  const given = order.items.find(({ id }) => id === givingUp)
  const replaced = order.items.find(({ id }) => id === replacing)
  const dialog = (
    <>
      {replaced && (
        <SubstituteDialog
          order={order}
          item={replaced}
          withTax={withTax}
          onSent={({ order: changed, replacement: { id, number } }) => {
            show(changed)
            setReplacing(null)
            const open = () => void navigate({ to: '/orders/$orderId', params: { orderId: String(id) } })
            toast.success(t('substitute.done', { number }), { action: { label: t('substitute.open'), onClick: open } })
          }}
          onClose={() => setReplacing(null)}
        />
      )}
      {given && (
        <GiveUpDialog
          order={order}
          item={given}
          onSent={(changed) => {
            show(changed)
            toast.success(t(changed.status === 'canceled' ? 'giveUp.cancelled' : 'giveUp.done'))
            setGivingUp(null)
          }}
          onClose={() => setGivingUp(null)}
        />
      )}
    </>
  )
  return { choice, dialog }
}
