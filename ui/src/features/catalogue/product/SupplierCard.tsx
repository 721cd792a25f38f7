import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { francoAtStart } from '~/shared/buying/franco'
import { useCartGroups } from '~/shared/cart/hooks'
import { formatDecimal, formatSize, plural } from '~/shared/format/format'
import { Hint } from '~/shared/layout/Dim'
import { FrancoGauge } from '~/shared/parts/FrancoGauge'
import { Panel } from '~/shared/parts/Panel'
import { PersonLink } from '~/shared/parts/PersonLink'
import type { Product } from '~/shared/product/product'
import { productSuppliersQuery } from '../queries'
import classes from './SupplierCard.module.css'

interface Props {
  product: Product
  withFranco: boolean
  /** It is bought in its supplier's shop: the way leads back there. */
  inShop?: boolean
}

/** Who sells it, how far the cart is from free shipping there, and the way to its other products. */
export function SupplierCard({ product, withFranco, inShop = false }: Props) {
  const { t } = useTranslation('catalogue')
  const { supplier, bottleSizeCl } = product
  const suppliers = useQuery(productSuppliersQuery)
  const group = useCartGroups().find((one) => one.supplier.id === supplier.id)
  const terms = suppliers.data?.['hydra:member'].find((one) => one.id === supplier.id)
  const franco = group?.part?.franco ?? (terms ? francoAtStart(terms) : null)
  const isOpen = group !== undefined && franco !== null && !franco.reached
  return (
    <Panel>
      <div className={classes.card}>
        <div>
          <Hint>{t('detail.soldBy')}</Hint>
          <h2 className={classes.name}>
            <PersonLink person={{ id: supplier.id, group: 'supplier' }}>{supplier.company}</PersonLink>
          </h2>
        </div>
        {inShop ? (
          <Link
            to="/suppliers/$personId"
            params={{ personId: String(supplier.id) }}
            search={{ tab: 'shop' }}
            className={classes.all}
          >
            {t('detail.shop')}
          </Link>
        ) : (
          <Link to="/products/grid" search={{ supplier: [String(supplier.id)] }} className={classes.all}>
            {isOpen ? t('detail.complete') : terms ? t('detail.allOf', plural(terms.products)) : t('detail.all')}
          </Link>
        )}
        {withFranco && franco && (
          <div className={classes.franco}>
            <FrancoGauge franco={franco} supplier={supplier.company} />
            {franco.quantity !== null && (
              <p className={classes.unit}>
                {bottleSizeCl === 75
                  ? t('detail.equivalentPlain')
                  : t('detail.equivalent', { size: formatSize(bottleSizeCl), share: formatDecimal(bottleSizeCl / 75) })}
              </p>
            )}
          </div>
        )}
      </div>
    </Panel>
  )
}
