import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Schemas } from '~/api/types'
import { formatInteger, plural } from '~/shared/format/format'
import { Panel } from '~/shared/parts/Panel'
import { Timeline, type TimelineEvent } from '~/shared/parts/Timeline'
import type { ReceiptDetail } from '../receipt'

type Step = Schemas['ReceiptsReceiptStep']

/** What happened of a receipt, and what is still to come. */
export function HistoryPanel({ receipt }: { receipt: ReceiptDetail }) {
  const { t } = useTranslation('receipts')
  const { timeline, status } = receipt
  const events = timeline.map((step, at) => eventOf(t, step, at))
  const coming: Record<string, string[]> = {
    processing: ['arrived', 'counting', 'complete'],
    warehouse: ['counting', 'complete'],
    partiel: ['complete'],
  }
  const next = (coming[status] ?? []).map((key): TimelineEvent => ({ key, title: t(`history.${key}`) }))
  return (
    <Panel title={t('history.steps')}>
      <Timeline events={[...events, ...next]} />
    </Panel>
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

function eventOf(t: TFunction<'receipts'>, step: Step, at: number): TimelineEvent {
  const { changed, units, damaged, actor, impersonator, comment, to } = step
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
  return {
    key: String(at),
    title: titleOf(t, step),
    at: step.at,
    by: impersonator ? t('history.by', { actor, admin: impersonator }) : actor,
    detail: [said, comment].filter(Boolean).join(' · '),
    tone: to === 'canceled' ? 'error' : 'done',
  }
}
