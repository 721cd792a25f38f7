import { Link } from '@tanstack/react-router'
import classes from './ProductName.module.css'
import type { Product } from './product'

type Named = Pick<Product, 'id' | 'name' | 'vintage'>

/** A wine's name and vintage; with `link` the way to its page, whose target is the whole card or row. */
export function ProductName({
  product,
  serif = false,
  link = true,
}: {
  product: Named
  serif?: boolean
  link?: boolean
}) {
  const words = (
    <>
      {product.name}
      {product.vintage && (
        <>
          {' '}
          <span className={classes.vintage}>{product.vintage}</span>
        </>
      )}
    </>
  )
  const style = serif ? classes.serif : classes.plain
  if (!link) return <span className={style}>{words}</span>
  return (
    <Link
      to="/products/$productId"
      params={{ productId: String(product.id) }}
      className={`${style} ${classes.link}`}
      data-row-link
    >
      {words}
    </Link>
  )
}
