import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Schemas } from '~/api/types'
import { DocumentHistory } from '~/shared/document/DocumentHistory'
import { formatInteger, plural } from '~/shared/format/format'
import { type ReceiptDetail, type ReceiptStatus, receiptStates } from '../receipt'

type Step = Schemas['ReceiptsReceiptStep']

const COMING: Partial<Record<ReceiptStatus, string[]>> = {
  processing: ['arrived', 'counting', 'complete'],
  warehouse: ['counting', 'complete'],
  partiel: ['complete'],
}

/** What happened of a receipt, and what is still to come. */
export function HistoryPanel({ receipt: { timeline, status } }: { receipt: ReceiptDetail }) {
  const { t } = useTranslation('receipts')
  return (
    <DocumentHistory
      states={receiptStates}
      steps={timeline}
      titleOf={(step) => titleOf(t, step)}
      detailOf={(step) => detailOf(t, step)}
      coming={(COMING[status] ?? []).map((key) => t(`history.${key}`))}
    />
  )
}

/** "−540", "+6": what a correction took back or added. */
const signed = (units: number) => `${units < 0 ? '−' : '+'}${formatInteger(Math.abs(units))}`

function titleOf(t: TFunction<'receipts'>, { from, to, changed }: Step): string {
  if (from === null) return t('history.announced')
  if (changed.includes('corrected')) return t('history.corrected')
  if (to !== from && to !== 'partiel') return t(`history.${to === 'warehouse' ? 'arrived' : to}`)
  if (changed.includes('counted')) return t('history.counted')
  return t('history.changed')
}

/** How much was counted or corrected, or what changed, and what was said. */
function detailOf(t: TFunction<'receipts'>, { changed, units, damaged, comment }: Step): string {
  const counted = [
    ...(units + damaged > 0 || changed.includes('counted')
      ? [t('warehouse:bottles', plural(units))]
      : changed.map((code) => t(`column.${code}`))),
    ...(damaged > 0 ? [t('line.damagedOf', plural(damaged))] : []),
  ]
  const corrected = [
    ...(units === 0 ? [] : [t('history.more', { count: units, amount: signed(units) })]),
    ...(damaged === 0 ? [] : [t('line.damagedOf', { count: damaged, amount: signed(damaged) })]),
  ]
  const said = (changed.includes('corrected') ? corrected : counted).join(', ')
  return [said, comment].filter(Boolean).join(' · ')
}
