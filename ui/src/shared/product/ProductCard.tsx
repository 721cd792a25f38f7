import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Bottle } from '~/shared/bottle/Bottle'
import { stage } from '~/shared/bottle/palette'
import { ToneDot } from '~/shared/bottle/ToneDot'
import { toneOf } from '~/shared/bottle/tone'
import { useCartQuantity } from '~/shared/cart/hooks'
import { formatSize } from '~/shared/format/format'
import { OwnPrice } from './OwnPrice'
import classes from './ProductCard.module.css'
import { ProductName } from './ProductName'
import { ProductTrace } from './ProductTrace'
import type { Product } from './product'
import { isOrderable } from './stock'

interface Props {
  product: Product
  /** Below which heading it stands. */
  heading?: 'h2' | 'h3'
  /** Its price and what is wanted of it are those of its supplier's shop. */
  inShop?: boolean
  /** What is left of it, and how much is wanted: of a product that is still being written, nothing. */
  children?: ReactNode
}

/** A product to look at and to order: its bottle on a stage, whose it is, what it costs. */
export function ProductCard({ product, heading: Heading = 'h2', inShop = false, children }: Props) {
  const { t } = useTranslation('catalogue')
  const tone = toneOf(product)
  const quantity = useCartQuantity(product.id, inShop)
  const certification = product.certifications[0]
  return (
    <article className={classes.card} data-closed={!isOrderable(product) || undefined}>
      <div className={classes.stage} style={{ background: stage(tone) }}>
        <div className={classes.tags}>
          <span className={classes.tag}>
            <ToneDot tone={tone} />
            {t(`enums:tone.${tone}`)}
          </span>
          {certification && (
            <span className={classes.tag} data-green title={product.certifications.join(', ')}>
              {t(`certification.${certification}`, { defaultValue: certification })}
            </span>
          )}
        </div>
        {product.images[0] ? (
          <img className={classes.photo} src={product.images[0]} alt="" loading="lazy" />
        ) : (
          <span className={classes.bottle}>
            <Bottle product={product} height={184} decorative />
          </span>
        )}
      </div>
      <div className={classes.words}>
        <div className={classes.identity}>
          <p className={classes.appellation}>
            <span>{product.appellation || product.region}</span>
            {product.bottleSizeCl !== 75 && <span className={classes.size}>{formatSize(product.bottleSizeCl)}</span>}
          </p>
          <Heading className={classes.name} title={product.name}>
            <ProductName product={product} serif inShop={inShop} />
          </Heading>
          <p className={classes.supplier}>{product.supplier.company}</p>
        </div>
        <div className={classes.price}>
          <OwnPrice product={product} quantity={quantity} />
          <span className={classes.above}>
            <ProductTrace product={product} quantity={quantity} />
          </span>
        </div>
        {children}
      </div>
    </article>
  )
}
