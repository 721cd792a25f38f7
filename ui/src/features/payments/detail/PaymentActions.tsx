import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { mayCall } from '~/shared/access/permissions'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import type { Payment } from '~/shared/payment/payment'
import { RefundAction } from '~/shared/payment/RefundAction'
import { claimsQuery, isAllocatable } from './claims'

const AllocateDialog = loadOnIntent(() => import('./AllocateDialog').then((part) => part.AllocateDialog))
const ReverseDialog = loadOnIntent(() => import('./ReverseDialog').then((part) => part.ReverseDialog))

/** What a seller does with a payment: says what it pays, gives back what is left of it, takes it back. */
export function PaymentActions({ payment, user }: { payment: Payment; user: Me }) {
  const { status, refundedAmount, unallocatedAmount, supplier, customer } = payment
  return (
    <>
      {mayCall('payments.reverse', user) && status !== 'reversed' && refundedAmount === 0 && (
        <ReverseAction payment={payment} />
      )}
      <RefundAction supplier={supplier} customer={customer} free={unallocatedAmount} />
      {mayCall('payments.allocate', user) && isAllocatable(payment) && <AllocateAction payment={payment} />}
    </>
  )
}

function ReverseAction({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payment')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="default" {...ReverseDialog.intent} onClick={() => setIsOpen(true)}>
        {t('reverse.open')}
      </Button>
      {isOpen && <ReverseDialog payment={payment} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function AllocateAction({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payment')
  const [isOpen, setIsOpen] = useState(false)
  const { data: claims, isFetching, isError, refetch } = useQuery({ ...claimsQuery(payment), enabled: isOpen })
  const isRead = claims !== undefined && !isFetching
  return (
    <>
      <Button
        variant={payment.unallocatedAmount > 0 ? 'filled' : 'default'}
        loading={isOpen && isFetching}
        {...AllocateDialog.intent}
        onClick={() => {
          setIsOpen(true)
          if (isError) void refetch()
        }}
      >
        {t('allocate.open')}
      </Button>
      {isOpen && isRead && <AllocateDialog payment={payment} claims={claims} onClose={() => setIsOpen(false)} />}
    </>
  )
}
