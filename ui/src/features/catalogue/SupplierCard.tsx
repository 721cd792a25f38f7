import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Party } from '~/api/types'
import { useCartGroups } from '~/shared/cart/hooks'
import { formatInteger, formatMoney } from '~/shared/format/format'
import { FrancoGauge } from '~/shared/parts/FrancoGauge'
import { Panel } from '~/shared/parts/Panel'
import { productSuppliersQuery } from './queries'
import classes from './SupplierCard.module.css'

/** Who sells it, from which amount the carriage is free, and the way to its other products. */
export function SupplierCard({ supplier }: { supplier: Party }) {
  const { t } = useTranslation('catalogue')
  const suppliers = useQuery(productSuppliersQuery)
  const group = useCartGroups().find((one) => one.supplier.id === supplier.id)
  const terms = suppliers.data?.['hydra:member'].find((one) => one.id === supplier.id)
  const limits = [
    terms?.freeShippingFromValue ? formatMoney(terms.freeShippingFromValue) : '',
    terms?.freeShippingFromQuantity
      ? t('quantity.whole', {
          count: terms.freeShippingFromQuantity,
          amount: formatInteger(terms.freeShippingFromQuantity),
        })
      : '',
  ].filter(Boolean)
  return (
    <Panel>
      <div className={classes.card}>
        <div>
          <p className={classes.label}>{t('detail.soldBy')}</p>
          <h2 className={classes.name}>{supplier.company}</h2>
        </div>
        <Link to="/products/grid" search={{ supplier: [String(supplier.id)] }} className={classes.all}>
          {terms
            ? t('detail.allOf', { count: terms.products, amount: formatInteger(terms.products) })
            : t('detail.all')}
        </Link>
        {group?.part ? (
          <div className={classes.franco}>
            <FrancoGauge franco={group.part.franco} supplier={supplier.company} />
          </div>
        ) : (
          limits.length > 0 && (
            <p className={classes.franco}>{t('detail.franco', { limit: limits.join(` ${t('or')} `) })}</p>
          )
        )}
      </div>
    </Panel>
  )
}
