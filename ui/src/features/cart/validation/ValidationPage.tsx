import { useTranslation } from 'react-i18next'
import { useCartGroups } from '~/shared/cart/hooks'
import { Panel } from '~/shared/parts/Panel'
import classes from '../lines/SummaryPage.module.css'
import { StepHeading } from '../steps/StepHeading'
import { AcceptTerms } from './AcceptTerms'
import { DeliveryRecap } from './DeliveryRecap'
import { OrdersToPlace } from './OrdersToPlace'
import { PriceMoved } from './PriceMoved'
import { Problem } from './Problem'
import { QuotationInstead } from './QuotationInstead'

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
