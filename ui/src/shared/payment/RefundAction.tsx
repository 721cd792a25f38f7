import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mayCall } from '~/shared/access/permissions'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { useSession } from '~/shared/session/session'
import type { Payable } from './payment'

const RefundDialog = loadOnIntent(() => import('./RefundDialog').then((part) => part.RefundDialog))

interface Props extends Pick<Payable, 'supplier' | 'customer'> {
  /** Euros of the customer that pay nothing. */
  free: number
}

/** The button by which a seller enters what it gave back of what was paid too much. */
export function RefundAction({ supplier, customer, free }: Props) {
  const { t } = useTranslation('payment')
  const user = useSession((session) => session.user)
  const [isOpen, setIsOpen] = useState(false)
  if (!user || !mayCall('payments.post', user) || free <= 0) return null
  return (
    <>
      <Button variant="default" {...RefundDialog.intent} onClick={() => setIsOpen(true)}>
        {t('refund.open')}
      </Button>
      {isOpen && <RefundDialog supplier={supplier} customer={customer} free={free} onClose={() => setIsOpen(false)} />}
    </>
  )
}
