import { formatMoney } from '~/shared/format/format'
import type { Product } from '~/shared/product/product'
import { ProductTrace } from '../ProductTrace'
import { shownPrice } from '../price'
import classes from './cells.module.css'

/** A row's price with what explains it; the list price is struck through when the viewer's own is lower. */
export function PriceCell({ product }: { product: Product }) {
  const price = shownPrice(product)
  if (!price) return <>–</>
  return (
    <span className={classes.price}>
      <span className={classes.figures}>
        {price.before !== null && <s className={classes.before}>{formatMoney(price.before)}</s>}
        <span>{formatMoney(price.amount)}</span>
      </span>
      <ProductTrace product={product} />
    </span>
  )
}
