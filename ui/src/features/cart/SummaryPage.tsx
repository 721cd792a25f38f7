import { useTranslation } from 'react-i18next'
import { useCartGroups } from '~/shared/cart/hooks'
import { Panel } from '~/shared/parts/Panel'
import { CartGroup } from './CartGroup'
import { DeliveryRecap } from './DeliveryRecap'
import classes from './SummaryPage.module.css'

/** Step 3: every line once more, supplier by supplier; quantities can still change. */
export function SummaryPage() {
  const { t } = useTranslation('cart')
  const groups = useCartGroups()
  return (
    <div className={classes.page}>
      <DeliveryRecap />
      {groups.length > 1 && <p className={classes.note}>{t('summary.orders', { count: groups.length })}</p>}
      {groups.map((group) => (
        <Panel key={`${group.supplier.id}-${group.store}`} flush>
          <CartGroup group={group} />
        </Panel>
      ))}
    </div>
  )
}
