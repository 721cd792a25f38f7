import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mayCall } from '~/shared/access/permissions'
import { useSession } from '~/shared/session/session'
import { PayDialog } from './pay'
import type { Payable } from './payment'

/** The button by which a seller enters what was paid of an invoice or an order. */
export function PayAction({ of, variant = 'filled' }: { of: Payable; variant?: 'filled' | 'default' }) {
  const { t } = useTranslation('payment')
  const user = useSession((session) => session.user)
  const [isOpen, setIsOpen] = useState(false)
  if (!user || !mayCall('payments.post', user) || of.open <= 0) return null
  return (
    <>
      <Button variant={variant} {...PayDialog.intent} onClick={() => setIsOpen(true)}>
        {t(of.kind === 'order' ? 'pay.enter' : 'pay.open')}
      </Button>
      {isOpen && <PayDialog of={of} onClose={() => setIsOpen(false)} />}
    </>
  )
}
