import { useTranslation } from 'react-i18next'
import { useCartGroups } from '~/shared/cart/hooks'
import { Panel } from '~/shared/parts/Panel'
import { AcceptTerms } from './AcceptTerms'
import { DeliveryRecap } from './DeliveryRecap'
import { OrdersToPlace } from './OrdersToPlace'
import { PriceMoved } from './PriceMoved'
import { Problem } from './Problem'
import { QuotationInstead } from './QuotationInstead'
import { StepHeading } from './StepHeading'
import classes from './SummaryPage.module.css'

/** Step 4: what will be ordered from whom, and on which terms. */
export function ValidationPage() {
  const { t } = useTranslation('cart')
  const groups = useCartGroups()
  return (
    <div className={classes.page}>
      <StepHeading step="validation" />
      <Problem />
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
