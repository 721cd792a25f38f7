import { Checkbox } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { acceptTerms } from '~/shared/cart/actions'
import { useCartGroups } from '~/shared/cart/hooks'
import { ordersForOthers } from '~/shared/cart/own-customer'
import { useCart } from '~/shared/cart/store'
import { Notice } from '~/shared/parts/Notice'
import { Panel } from '~/shared/parts/Panel'
import { useSession } from '~/shared/session/session'
import { useCheckout } from '../checkout'
import { StepHeading } from '../steps/StepHeading'
import { DeliveryRecap } from './DeliveryRecap'
import { OrdersToPlace } from './OrdersToPlace'
import { PriceMoved } from './PriceMoved'
import { QuotationInstead } from './QuotationInstead'
import classes from './ValidationPage.module.css'

// Professionals buy in no shop.
const ConsumerNotices = lazy(() =>
  import('~/shared/shop/ConsumerNotices').then((part) => ({ default: part.ConsumerNotices })),
)

/** Step 4: what will be ordered from whom, and on which terms. */
export function ValidationPage() {
  const { t } = useTranslation('cart')
  const groups = useCartGroups()
  return (
    <div className={classes.page}>
      <StepHeading step="validation" />
      <Problem />
      {groups.some((group) => group.isTaxIncluded) && (
        <Suspense>
          <ConsumerNotices />
        </Suspense>
      )}
      <Panel title={t('validation.orders', { count: groups.length })} flush>
        <OrdersToPlace groups={groups} />
        <AcceptTerms />
      </Panel>
      <QuotationInstead />
      <DeliveryRecap />
      <PriceMoved />
    </div>
  )
}

/** Why the order could not be placed; everything entered is still there, and trying again is safe. */
function Problem() {
  const { t } = useTranslation('cart')
  const problem = useCheckout((checkout) => checkout.problem)
  if (!problem) return null
  return (
    <Notice tone="error" title={t('problem.title')}>
      {problem.kind === 'server' && !problem.message.startsWith('HTTP') ? problem.message : t('problem.network')}{' '}
      {t('problem.safe')}
    </Notice>
  )
}

/** One box for every supplier's general terms; a seller states it for the customer. */
function AcceptTerms() {
  const { t } = useTranslation('cart')
  const isAccepted = useCart(({ content }) => content.cgAccepted)
  const group = useSession((session) => session.user?.userGroup.code)
  const isForOthers = group !== undefined && ordersForOthers(group)
  return (
    <div id="terms" className={classes.accept} data-accepted={isAccepted || undefined}>
      <Checkbox
        size="md"
        classNames={{ body: classes.body ?? '', labelWrapper: classes.words ?? '' }}
        checked={isAccepted}
        onChange={(event) => acceptTerms(event.currentTarget.checked)}
        label={t(isForOthers ? 'terms.acceptForOthers' : 'terms.accept')}
      />
    </div>
  )
}
