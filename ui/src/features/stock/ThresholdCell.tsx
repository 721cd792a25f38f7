import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { wholeNumber } from '~/shared/table/number-text'
import { WriteCell } from '~/shared/table/WriteCell'
import { type Stock, wineOf } from './stock'
import { changeThresholds, useThresholds } from './thresholds'

const text = wholeNumber(0)

/** The level at which the supplier is told, to write in. */
export function ThresholdCell({ stock }: { stock: Stock }) {
  const { t } = useTranslation('stock')
  const client = useQueryClient()
  const onItsWay = useThresholds((all) => all[stock.product.id])
  return (
    <WriteCell
      column="threshold"
      label={t('threshold.label', { wine: wineOf(stock) })}
      value={onItsWay ?? stock.threshold}
      text={text}
      unreadable={t('threshold.unreadable')}
      onWrite={(after) => changeThresholds(client, [stock], after)}
    />
  )
}
