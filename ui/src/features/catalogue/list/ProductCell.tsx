import { BottleThumb } from '~/shared/bottle/BottleThumb'
import { ToneDot } from '~/shared/bottle/ToneDot'
import { toneOf } from '~/shared/bottle/tone'
import { formatSize } from '~/shared/format/format'
import type { Product } from '~/shared/product/product'
import { ProductName } from '../ProductName'
import classes from './cells.module.css'

/** How many bottles of which size a carton holds: 6 × 75 cl. */
export const packing = ({ unitsPerCarton, bottleSizeCl }: Product) => `${unitsPerCarton} × ${formatSize(bottleSizeCl)}`

/** A row's product: its bottle, its name and vintage, its appellation, how it is packed. */
export function ProductCell({ product }: { product: Product }) {
  return (
    <span className={classes.product}>
      <BottleThumb product={product} image={product.images[0]} />
      <span className={classes.words}>
        <span className={classes.name} title={product.vintage ? `${product.name} ${product.vintage}` : product.name}>
          <ProductName product={product} />
        </span>
        <span className={classes.origin}>
          <ToneDot tone={toneOf(product)} />
          <span>{product.appellation || product.region}</span>
          <span className={classes.pack}>{packing(product)}</span>
        </span>
      </span>
    </span>
  )
}
