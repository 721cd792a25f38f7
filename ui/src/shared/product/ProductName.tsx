import { Link } from '@tanstack/react-router'
import classes from './ProductName.module.css'
import type { Product } from './product'

type Named = Pick<Product, 'id' | 'name' | 'vintage'>

interface Props {
  product: Named
  serif?: boolean
  link?: boolean
  /** Its page shows it as its supplier's shop sells it. */
  inShop?: boolean
}

/** A wine's name and vintage; with `link` the way to its page, whose target is the whole card or row. */
export function ProductName({ product, serif = false, link = true, inShop = false }: Props) {
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
      search={inShop ? { store: true } : {}}
      className={`${style} ${classes.link}`}
      data-row-link
    >
      {words}
    </Link>
  )
}
