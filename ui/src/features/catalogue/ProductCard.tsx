import { useTranslation } from 'react-i18next'
import { Bottle } from '~/shared/bottle/Bottle'
import { tint } from '~/shared/bottle/palette'
import { ToneDot } from '~/shared/bottle/ToneDot'
import { toneOf } from '~/shared/bottle/tone'
import { formatSize } from '~/shared/format/format'
import { OwnPrice } from './OwnPrice'
import classes from './ProductCard.module.css'
import { ProductName } from './ProductName'
import { ProductTrace } from './ProductTrace'
import type { Product } from './product'
import { QuantityField } from './QuantityField'
import { StockTag } from './StockTag'
import { isOrderable } from './stock'

interface Props {
  product: Product
  /** Below which heading it stands. */
  heading?: 'h2' | 'h3'
}

/** A product to look at and to order: its bottle on a stage, whose it is, what it costs, how much is wanted. */
export function ProductCard({ product, heading: Heading = 'h2' }: Props) {
  const { t } = useTranslation('catalogue')
  const tone = toneOf(product)
  const [top, bottom] = tint[tone]
  const certification = product.certifications[0]
  return (
    <article className={classes.card} data-closed={!isOrderable(product) || undefined}>
      <div className={classes.stage} style={{ background: `linear-gradient(${top}, ${bottom})` }}>
        <span className={classes.tone}>
          <ToneDot tone={tone} />
          {t(`enums:tone.${tone}`)}
        </span>
        {certification && (
          <span className={classes.certification} title={product.certifications.join(', ')}>
            {t(`certification.${certification}`, { defaultValue: certification })}
          </span>
        )}
        <span className={classes.bottle}>
          {product.images[0] ? (
            <img src={product.images[0]} alt="" height={184} loading="lazy" />
          ) : (
            <Bottle product={product} height={184} decorative />
          )}
        </span>
        <span className={classes.stock}>
          <StockTag product={product} />
        </span>
      </div>
      <div className={classes.words}>
        <p className={classes.appellation}>
          <span>{product.appellation || product.region}</span>
          {product.bottleSizeCl !== 75 && <span className={classes.size}>{formatSize(product.bottleSizeCl)}</span>}
        </p>
        <Heading className={classes.name}>
          <ProductName product={product} serif />
        </Heading>
        <p className={classes.supplier}>{product.supplier.company}</p>
        <div className={classes.price}>
          <OwnPrice product={product} />
          <span className={classes.above}>
            <ProductTrace product={product} />
          </span>
        </div>
        <div className={classes.quantity}>
          <QuantityField product={product} withBottles />
        </div>
      </div>
    </article>
  )
}
