import { useTranslation } from 'react-i18next'
import { type LineChange, repairLines } from '~/shared/cart/line-repair'
import { formatInteger } from '~/shared/format/format'

/** Brings a refused line to what can be ordered; a toast takes it back. */
export function RepairButton({ repair, className }: { repair: LineChange; className: string | undefined }) {
  const { t } = useTranslation('cart')
  const { line, quantity } = repair
  const words =
    quantity === 0 ? t('repair.remove') : t('repair.set', { count: quantity, amount: formatInteger(quantity) })
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
