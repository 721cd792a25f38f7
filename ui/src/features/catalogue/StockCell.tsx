import { formatInteger } from '~/shared/format/format'
import classes from './cells.module.css'
import type { Product } from './product'
import { useAvailability } from './StockTag'
import { availabilityOf } from './stock'

/** A row's stock in bottles; in amber when it runs low, in words when there is none. */
export function StockCell({ product }: { product: Product }) {
  const words = useAvailability(product)
  const kind = availabilityOf(product)?.kind
  if (kind === 'low') {
    return (
      <span className={classes.low}>
        {formatInteger(product.available)}
        <small>{words}</small>
      </span>
    )
  }
  if (kind === undefined || kind === 'mixable') return <>{formatInteger(product.available)}</>
  return (
    <span className={classes.low} data-kind={kind}>
      {words}
    </span>
  )
}
