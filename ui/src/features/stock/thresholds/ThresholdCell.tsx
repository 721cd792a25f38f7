import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { wineOf } from '~/shared/format/format'
import { NumberCell } from '~/shared/grid/NumberCell'
import { wholeNumber } from '~/shared/table/number-text'
import type { Stock } from '../stock'
import { changeThresholds, useThreshold } from './thresholds'

const text = wholeNumber(0)

/** The level at which the supplier is told, to write in. */
export function ThresholdCell({ stock }: { stock: Stock }) {
  const { t } = useTranslation('stock')
  const client = useQueryClient()
  const { value, failure } = useThreshold(stock)
  return (
    <NumberCell
      column="threshold"
      label={t('threshold.label', { wine: wineOf(stock.product) })}
      value={value}
      failure={failure}
      text={text}
      unreadable={t('threshold.unreadable')}
      onWrite={(after) => changeThresholds(client, [stock], after)}
    />
  )
}
