import { useTranslation } from 'react-i18next'
import { pathOf } from '~/shared/api/client'
import { Money } from '~/shared/parts/Money'
import { Panel } from '~/shared/parts/Panel'
import { TextLink } from '~/shared/parts/TextLink'
import type { Payment } from '~/shared/payment/payment'
import classes from './Allocations.module.css'

/** What a payment pays, and what of it pays nothing yet. */
export function Allocations({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payment')
  const { status, allocations, unallocatedAmount, refundedAmount } = payment
  const paysNothing = allocations.length === 0 && unallocatedAmount === 0 && refundedAmount === 0
  return (
    <Panel title={t('detail.pays')} flush>
      <ul className={classes.rows}>
        {paysNothing && <li>{t(status === 'reversed' ? 'detail.takenBack' : 'detail.nothing')}</li>}
        {allocations.map(({ invoice, order, number, amount }) => (
          <li key={invoice ?? order}>
            <TextLink to={pathOf(invoice ?? order ?? '')}>{number}</TextLink>
            <Money value={amount} />
          </li>
        ))}
        {unallocatedAmount > 0 && (
          <li>
            <span>{t('detail.unallocated')}</span>
            <Money value={unallocatedAmount} />
          </li>
        )}
        {refundedAmount > 0 && (
          <li>
            <span>{t('detail.refunded')}</span>
            <Money value={refundedAmount} />
          </li>
        )}
      </ul>
    </Panel>
  )
}
