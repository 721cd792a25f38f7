import { BottleThumb } from '~/shared/bottle/BottleThumb'
import { ToneDot } from '~/shared/bottle/ToneDot'
import { toneOf } from '~/shared/bottle/tone'
import classes from './cells.module.css'
import { ProductName } from './ProductName'
import type { Product } from './product'

/** A row's product: its bottle, its name and vintage, its appellation. */
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
        </span>
      </span>
    </span>
  )
}
