import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Product } from './product'
import classes from './ProductName.module.css'

type Named = Pick<Product, 'id' | 'name' | 'vintage'>

/** A wine's name and vintage; with `link` the way to its page, whose target is the whole card or row. */
export function ProductName({ product, serif = false, link = true }: { product: Named; serif?: boolean; link?: boolean }) {
  const { t } = useTranslation('catalogue')
  const words = (
    <>
      {product.name}
      {product.vintage && (
        <>
          {' '}
          <span className={classes.vintage} aria-label={t('vintage', { year: product.vintage })}>
            {product.vintage}
          </span>
        </>
      )}
    </>
  )
  const style = serif ? classes.serif : classes.plain
  if (!link) return <span className={style}>{words}</span>
  return (
    <Link to="/products/$productId" params={{ productId: String(product.id) }} className={`${style} ${classes.link}`}>
      {words}
    </Link>
  )
}
