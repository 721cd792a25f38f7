import { BottleThumb } from '~/shared/bottle/BottleThumb'
import { formatSize } from '~/shared/format/format'
import { RowLink } from '~/shared/parts/RowLink'
import { type Stock, wineOf } from '../stock'
import classes from './StockProduct.module.css'

/** Whose stock it is; leads to its movements. */
export function StockProduct({ stock }: { stock: Stock }) {
  const { product } = stock
  return (
    <span className={classes.product}>
      <span className={classes.thumb}>
        <BottleThumb product={product} image={product.images[0]} />
      </span>
      <span className={classes.words}>
        <span className={classes.name}>
          <RowLink to={`/products/${product.id}/stock`}>{wineOf(stock)}</RowLink>
        </span>
        <span className={classes.facts}>
          {[product.reference, product.appellation, formatSize(product.bottleSizeCl)].filter(Boolean).join(' · ')}
        </span>
      </span>
    </span>
  )
}
