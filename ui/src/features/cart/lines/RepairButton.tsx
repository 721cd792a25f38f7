import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { type LineChange, repairLines } from '~/shared/cart/line-repair'
import { formatPercent, plural } from '~/shared/format/format'

function wordsOf(t: TFunction<'cart'>, { quantity, discount }: LineChange): string {
  if (discount === 0) return t('repair.noDiscount')
  if (discount !== undefined) return t('repair.discount', { rate: formatPercent(discount) })
  return quantity === 0 ? t('repair.remove') : t('repair.set', plural(quantity))
}

/** Brings a refused line to what can be ordered; a toast takes it back. */
export function RepairButton({ repair, className }: { repair: LineChange; className: string | undefined }) {
  const { t } = useTranslation('cart')
  const { line } = repair
  const words = wordsOf(t, repair)
  return (
    <button
      type="button"
      className={className}
      aria-label={`${words}, ${line.product.name}`}
      onClick={() => repairLines([repair])}
    >
      {words}
    </button>
  )
}
