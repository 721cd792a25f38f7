import { useTranslation } from 'react-i18next'
import { setCartQuantity } from '~/shared/cart/actions'
import type { TopUp } from '~/shared/cart/mixed-carton'

/** Adds the bottles that fill the last mixed carton. */
export function FillCarton({ topUp, className }: { topUp: TopUp; className: string | undefined }) {
  const { t } = useTranslation('cart')
  const { line, units } = topUp
  const { product, quantity, store } = line
  return (
    <button
      type="button"
      className={className}
      title={t('fillCarton.help', { count: units, product: product.name })}
      onClick={() => setCartQuantity(product, quantity + units, store)}
    >
      {t('fillCarton.action')}
    </button>
  )
}
