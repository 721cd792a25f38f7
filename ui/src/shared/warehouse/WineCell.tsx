import { Link } from '@tanstack/react-router'
import { BottleThumb } from '~/shared/bottle/BottleThumb'
import { wineOf } from '~/shared/format/format'
import { factsOf, type Goods } from './goods'
import classes from './WineCell.module.css'

interface Props {
  product: Omit<Goods, 'images'>
  image: string | undefined
}

/** A wine of a document, with what tells it from others, and the way to it. */
export function WineCell({ product, image }: Props) {
  return (
    <span className={classes.product}>
      <BottleThumb product={product} image={image || undefined} />
      <span className={classes.words}>
        <Link to="/products/$productId" params={{ productId: String(product.id) }} className={classes.name}>
          {wineOf(product)}
        </Link>
        <span className={classes.facts}>{factsOf(product)}</span>
      </span>
    </span>
  )
}
