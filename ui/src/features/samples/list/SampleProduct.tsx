import type { SampleRequest } from '~/api/types'
import { BottleThumb } from '~/shared/bottle/BottleThumb'
import { formatSize } from '~/shared/format/format'
import { RowLink } from '~/shared/parts/RowLink'
import { wineOf } from '../sample'
import classes from './SampleProduct.module.css'
import { withRequest } from './samples-search'

/** What is to be tasted; opens the request beside the list. */
export function SampleProduct({ request }: { request: SampleRequest }) {
  const { product } = request
  return (
    <span className={classes.product}>
      <span className={classes.thumb}>
        <BottleThumb product={product} image={product.image} />
      </span>
      <span className={classes.words}>
        <span className={classes.name}>
          <RowLink to="." search={withRequest(request.id)}>
            {wineOf(request)}
          </RowLink>
        </span>
        <span className={classes.facts}>
          {[product.appellation, formatSize(product.bottleSizeCl)].filter(Boolean).join(' · ')}
        </span>
      </span>
    </span>
  )
}
