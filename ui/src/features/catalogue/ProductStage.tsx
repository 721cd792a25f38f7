import { useTranslation } from 'react-i18next'
import { Bottle } from '~/shared/bottle/Bottle'
import { tint } from '~/shared/bottle/palette'
import { ToneDot } from '~/shared/bottle/ToneDot'
import { toneOf } from '~/shared/bottle/tone'
import classes from './ProductStage.module.css'
import type { ProductDetail } from './product'
import { StockTag } from './StockTag'

/** The bottle, large, on the stage of its colour. */
export function ProductStage({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalogue')
  const tone = toneOf(product)
  const [top, bottom] = tint[tone]
  return (
    <div className={classes.stage} style={{ background: `linear-gradient(${top}, ${bottom})` }}>
      <div className={classes.tags}>
        <span className={classes.tag}>
          <ToneDot tone={tone} />
          {t(`enums:tone.${tone}`)}
        </span>
        {product.certifications.map((certification) => (
          <span key={certification} className={classes.tag} data-green>
            {t(`certification.${certification}`, { defaultValue: certification })}
          </span>
        ))}
        <StockTag product={product} />
      </div>
      {product.images[0] ? (
        <img className={classes.bottle} src={product.images[0]} alt={product.name} height={440} />
      ) : (
        <span className={classes.bottle}>
          <Bottle product={product} height={440} />
        </span>
      )}
    </div>
  )
}
