import { useTranslation } from 'react-i18next'
import { ProductGrid } from '~/shared/product/ProductGrid'
import type { Product } from '~/shared/product/product'
import classes from './Substitutes.module.css'

/** Where the page's own links find them. */
export const SUBSTITUTES = 'substitutes'

interface Props {
  products: Product[]
  withQuantity: boolean
  inShop?: boolean
}

/** Products in stock that could take the place of this one. */
export function Substitutes({ products, withQuantity, inShop = false }: Props) {
  const { t } = useTranslation('catalogue')
  if (products.length === 0) return null
  return (
    <section id={SUBSTITUTES} className={classes.substitutes}>
      <h2 className={classes.title}>{t('detail.substitutes')}</h2>
      <ProductGrid products={products} isRefreshing={false} heading="h3" withQuantity={withQuantity} inShop={inShop} />
    </section>
  )
}
