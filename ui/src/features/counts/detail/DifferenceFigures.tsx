import { useTranslation } from 'react-i18next'
import { formatInteger } from '~/shared/format/format'
import { Figures } from '~/shared/parts/Figures'
import { netValue, type StockCountDetail, signedMoney, signedUnits } from '../count'

/** How much is counted, and what is missing, too much and in all; the last three are hidden while it is counted blindly. */
export function DifferenceFigures({ count }: { count: StockCountDetail }) {
  const { t } = useTranslation('counts')
  const { countedCount, lineCount, missing, surplus } = count
  const value = netValue(count)
  const counted = t('figures.of', { counted: formatInteger(countedCount), lines: formatInteger(lineCount) })
  const rest = formatInteger(lineCount - countedCount)
  return (
    <Figures
      label={t('figures.label')}
      figures={
        missing === null || surplus === null || value === null
          ? [
              [t('figures.counted'), counted],
              [t('figures.left'), rest],
            ]
          : [
              [t('figures.counted'), counted],
              [t('figures.missing'), signedUnits(-missing)],
              [t('figures.surplus'), signedUnits(surplus)],
              [t('figures.value'), signedMoney(value)],
            ]
      }
    />
  )
}
