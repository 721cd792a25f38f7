import { useTranslation } from 'react-i18next'
import { Bottle } from '~/shared/bottle/Bottle'
import { stage } from '~/shared/bottle/palette'
import { ToneDot } from '~/shared/bottle/ToneDot'
import { toneOf } from '~/shared/bottle/tone'
import classes from './ProductStage.module.css'
import type { ProductDetail } from './product'

/** The bottle on the stage of its colour, or its photo. */
export function ProductStage({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalogue')
  const tone = toneOf(product)
  return (
    <div className={classes.stage} style={{ background: stage(tone) }}>
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
      </div>
      {product.images[0] ? (
        <img className={classes.photo} src={product.images[0]} alt={product.name} />
      ) : (
        <span className={classes.bottle}>
          <Bottle product={product} height={372} />
        </span>
      )}
    </div>
  )
}
