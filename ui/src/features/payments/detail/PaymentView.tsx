import { useTranslation } from 'react-i18next'
import page from '~/shared/detail/DetailColumns.module.css'
import { DocumentHeader } from '~/shared/document/DocumentHeader'
import { formatDate, formatMoney } from '~/shared/format/format'
import { Facts } from '~/shared/parts/Facts'
import { Notice } from '~/shared/parts/Notice'
import { Panel } from '~/shared/parts/Panel'
import { TextLink } from '~/shared/parts/TextLink'
import type { Payment } from '~/shared/payment/payment'
import { useAccountPath } from '~/shared/payment/use-account-path'
import { useSession } from '~/shared/session/session'
import { paymentStates } from '../payment'
import { Allocations } from './Allocations'
import { PaymentActions } from './PaymentActions'

/** Who paid, how and when, and what it pays. */
export function PaymentView({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payment')
  const user = useSession((session) => session.user)
  const {
    supplier,
    customer,
    kind,
    status,
    receivedOn,
    amount,
    reference,
    comment,
    unallocatedAmount,
    refundedAmount,
  } = payment
  const account = useAccountPath(supplier.id, customer.id)
  return (
    <>
      <DocumentHeader
        title={reference || t(`kind.${kind}`)}
        states={paymentStates}
        state={status}
        beside={user && <PaymentActions payment={payment} user={user} />}
      />
      <div className={page.columns}>
        <div className={page.main}>
          {payment.reversedAt && (
            <Notice tone="attention">
              {t('reverse.told', { date: formatDate(payment.reversedAt), reason: payment.reversalReason })}
            </Notice>
          )}
          <Allocations payment={payment} />
        </div>
        <div className={page.side}>
          <Panel title={t('detail.facts')}>
            <Facts
              facts={[
                [t('order:column.customer'), customer.company],
                [t('order:column.supplier'), supplier.company],
                [t('kind.label'), t(`kind.${kind}`)],
                [t('receivedOn'), formatDate(receivedOn)],
                [t('amount'), <b key="amount">{formatMoney(amount)}</b>],
                [t('column.unallocated'), unallocatedAmount > 0 ? formatMoney(unallocatedAmount) : null],
                [t('detail.refunded'), refundedAmount > 0 ? formatMoney(refundedAmount) : null],
                [t('comment'), comment],
                [
                  t('account.title'),
                  account && (
                    <TextLink key="account" to={account}>
                      {t('account.see')}
                    </TextLink>
                  ),
                ],
              ]}
            />
          </Panel>
        </div>
      </div>
    </>
  )
}
