import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { MoveDialog } from '~/shared/document/MoveDialog'
import { formatMoney } from '~/shared/format/format'
import { type Payment, readMoneyAgain } from '~/shared/payment/payment'

/** Takes a payment back: what it paid is open again. */
export function ReverseDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { t } = useTranslation('payment')
  const client = useQueryClient()
  const { id, version, amount, customer } = payment
  return (
    <MoveDialog
      title={t('reverse.title')}
      lead={t('reverse.help', { amount: formatMoney(amount), company: customer.company })}
      submit={t('reverse.save')}
      isHarm
      comment={{ name: 'reason', label: t('reverse.reason'), isRequired: true }}
      send={({ comment }) => api.post('/payments/{id}/reversal', { reason: comment, version }, { path: { id } })}
      onSent={() => readMoneyAgain(client)}
      done={t('reverse.done')}
      onClose={onClose}
    />
  )
}
