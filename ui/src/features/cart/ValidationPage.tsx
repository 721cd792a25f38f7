import { useTranslation } from 'react-i18next'
import { useCartGroups } from '~/shared/cart/hooks'
import { Money } from '~/shared/parts/Money'
import { Panel } from '~/shared/parts/Panel'
import { DeliveryRecap } from './DeliveryRecap'
import { PriceMoved } from './PriceMoved'
import { Problem } from './Problem'
import summary from './SummaryPage.module.css'
import { Terms } from './Terms'
import classes from './ValidationPage.module.css'

/** Step 4: what will be ordered from whom, and on which terms. */
export function ValidationPage() {
  const { t } = useTranslation('cart')
  const groups = useCartGroups()
  return (
    <div className={summary.page}>
      <Problem />
      <DeliveryRecap />
      <Panel title={t('validation.orders', { count: groups.length })} flush>
        <ul className={classes.orders}>
          {groups.map(({ supplier, store, lines, part }) => (
            <li key={`${supplier.id}-${store}`} className={classes.order}>
              <span className={classes.words}>
                <b>{supplier.company}</b>
                <span className={classes.lines}>
                  {lines.map(({ product, quantity }) => `${quantity} × ${product.name}`).join(', ')}
                </span>
              </span>
              <span className={classes.amount}>
                <b>{part ? <Money value={part.totalPriceTaxIncl} /> : '–'}</b>
                <span className={classes.lines}>{t('taxIncl')}</span>
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      <Terms />
      <PriceMoved />
    </div>
  )
}
