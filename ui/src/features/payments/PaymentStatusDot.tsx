import { useTranslation } from 'react-i18next'
import { StatusDot } from '~/shared/parts/StatusDot'
import type { Payment } from '~/shared/payment/payment'

const tones = { unallocated: 'attention', allocated: 'done', reversed: 'neutral' } as const

/** What a payment still does. */
export function PaymentStatusDot({ status }: { status: Payment['status'] }) {
  const { t } = useTranslation('payment')
  return <StatusDot tone={tones[status]} label={t(`status.${status}`)} />
}
