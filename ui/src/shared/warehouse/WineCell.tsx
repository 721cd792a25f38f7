import { Link } from '@tanstack/react-router'
import { wineOf } from '~/shared/format/format'
import { WineRow } from '~/shared/parts/WineRow'
import { factsOf, type Goods } from './goods'
import classes from './WineCell.module.css'

/** A wine of a document, with what tells it from others, and the way to it. */
export const WineCell = ({ product, image }: { product: Omit<Goods, 'images'>; image: string | undefined }) => (
  <WineRow product={product} image={image} className={classes.wine}>
    <Link to="/products/$productId" params={{ productId: String(product.id) }} className={classes.name}>
      {wineOf(product)}
    </Link>
    <span className={classes.facts}>{factsOf(product)}</span>
  </WineRow>
)
