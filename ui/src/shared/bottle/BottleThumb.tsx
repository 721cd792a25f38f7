import { Bottle, type BottleProduct } from './Bottle'
import classes from './BottleThumb.module.css'
import { stage } from './palette'
import { toneOf } from './tone'

interface Props {
  product: BottleProduct
  /** The photo's address, when the product has one. */
  image?: string | null | undefined
}

/** The 40 × 44 picture beside a product's name in rows. */
export function BottleThumb({ product, image }: Props) {
  if (image) return <img className={classes.thumb} src={image} alt="" width={40} height={44} loading="lazy" />
  return (
    <span className={classes.thumb} style={{ background: stage(toneOf(product)) }}>
      <Bottle product={product} height={52} cropped decorative />
    </span>
  )
}
