import { IconClockPause } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { QuoteSupplier } from '~/api/quote'
import { ordersForOthers } from '~/shared/cart/own-customer'
import { roundEuros } from '~/shared/format/euros'
import { formatMoney } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { useSession } from '~/shared/session/session'
import { paymentRuleText, paymentTermsText } from '~/shared/terms/terms-text'
import classes from './PaymentWords.module.css'

type Part = Pick<QuoteSupplier, 'payment' | 'totalPriceTaxIncl'>

/** When an order is to be paid, what is left of the encours, and whether it will wait for its payment. */
export function PaymentWords({ part }: { part: Part }) {
  const { t } = useTranslation('cart')
  const { t: terms } = useTranslation('terms')
  const { payment } = part
  if (!payment) return null
  const { paymentTerms, outstandingValue, exposure } = payment
  const isOnTerms = payment.reason !== 'prepaid' && paymentTerms !== null && paymentTerms.kind !== 'prepaid'
  return (
    <>
      {isOnTerms && (
        <>
          <Dim size={13} data-figures>
            {t('payment.terms', { terms: paymentTermsText(terms, paymentTerms) })}
          </Dim>
          <Dim size={13} data-figures>
            {paymentRuleText(terms, paymentTerms)}
          </Dim>
        </>
      )}
      {outstandingValue !== null && (
        <Dim size={13} data-figures>
          {t('payment.left', {
            left: formatMoney(Math.max(0, roundEuros(outstandingValue - (exposure ?? 0)))),
            limit: formatMoney(outstandingValue),
          })}
        </Dim>
      )}
      <PaymentWait part={part} />
    </>
  )
}

/** Why an order will wait for its payment, when it will. */
export function PaymentWait({ part: { payment, totalPriceTaxIncl } }: { part: Part }) {
  const { t } = useTranslation('cart')
  const group = useSession((session) => session.user?.userGroup.code)
  if (!payment?.waitsForPayment || !group) return null
  const side = ordersForOthers(group) ? 'seller' : 'buyer'
  const { reason, outstandingValue, exposure } = payment
  const excess = roundEuros((exposure ?? 0) + totalPriceTaxIncl - (outstandingValue ?? 0))
  return (
    <span className={classes.wait}>
      <IconClockPause size={16} stroke={1.8} aria-hidden />
      {t(`payment.wait.${side}.${reason ?? 'unsaid'}`, { excess: formatMoney(excess) })}
    </span>
  )
}
