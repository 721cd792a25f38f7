import { useTranslation } from 'react-i18next'
import { formatInteger } from '~/shared/format/format'
import { Figures } from '~/shared/parts/Figures'
import type { ReceiptDetail } from '../receipt'

/** How much was announced, is there, is damaged, and is still to come or missing. */
export function LevelFigures({ receipt: { expected, received, damaged, lines, status } }: { receipt: ReceiptDetail }) {
  const { t } = useTranslation('receipts')
  const open = lines.reduce((sum, line) => sum + line.open, 0)
  const missing = lines.reduce((sum, line) => sum + Math.max(0, line.expected - line.received - line.damaged), 0)
  const isOver = status === 'complete'
  const figures: [key: string, amount: number][] = [
    ['expected', expected],
    ['received', received],
    ['damaged', damaged],
    isOver ? ['missing', missing] : ['open', open],
  ]
  return (
    <Figures
      label={t('level.label')}
      figures={figures.map(([key, amount]) => [t(`level.${key}`), formatInteger(amount)])}
    />
  )
}
