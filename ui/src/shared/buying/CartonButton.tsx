import { useTranslation } from 'react-i18next'
import { nextCarton } from '~/shared/cart/mixed-carton'
import type { Product } from '~/shared/product/product'
import classes from './CartonButton.module.css'

interface Props {
  product: Product
  /** Bottles so far. */
  quantity: number
  onChange: (bottles: number) => void
  /** A figure instead of words, where a row is narrow. */
  isShort?: boolean
}

/** Goods that go by the bottle, six at a time. */
export function CartonButton({ product, quantity, onChange, isShort = false }: Props) {
  const { t } = useTranslation('catalogue')
  const next = nextCarton(quantity)
  return (
    <button
      type="button"
      className={classes.carton}
      data-touch
      aria-label={t('quantity.addCarton', { product: product.name })}
      title={t('quantity.carton')}
      data-short={isShort || undefined}
      disabled={next > product.available + product.incoming}
      onClick={() => onChange(next)}
    >
      {isShort ? <span className={classes.short}>{t('quantity.sixMore')}</span> : null}
      <span className={isShort ? classes.long : undefined}>{t('quantity.carton')}</span>
    </button>
  )
}
