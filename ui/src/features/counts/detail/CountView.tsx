import { useTranslation } from 'react-i18next'
import type { Schemas } from '~/api/types'
import { DetailColumns } from '~/shared/detail/DetailColumns'
import { DocumentHistory } from '~/shared/document/DocumentHistory'
import { formatDateTime, formatInteger, formatMoney } from '~/shared/format/format'
import { Facts } from '~/shared/parts/Facts'
import { Figures } from '~/shared/parts/Figures'
import { Notice } from '~/shared/parts/Notice'
import { Panel } from '~/shared/parts/Panel'
import { useUnsent } from '~/shared/queue/queue'
import { useSupplierFact } from '~/shared/warehouse/use-supplier-fact'
import { type CountStatus, countStates, netValue, type StockCountDetail, signedMoney, signedUnits } from '../count'
import { subjectOf, useFollowQueue } from '../tally/use-follow-queue'
import { CountHeader } from './CountHeader'
import { EntriesPanel } from './EntriesPanel'
import { LinesPanel } from './LinesPanel'

/** What was counted, how it differs, where it stands, and what is to be done. */
export function CountView({ count }: { count: StockCountDetail }) {
  const { t } = useTranslation('counts')
  useFollowQueue()
  const unsent = useUnsent(subjectOf(count))
  return (
    <>
      <CountHeader count={count} />
      <DetailColumns
        side={
          <>
            <HistoryPanel count={count} />
            <FactsPanel count={count} />
          </>
        }
        below={<EntriesPanel count={count} />}
      >
        {unsent > 0 && <Notice tone="attention">{t('detail.unsent', { count: unsent })}</Notice>}
        {count.status === 'open' && !count.mayCount && (
          <Notice tone="info">{t(`detail.countedBy.${count.warehouse}`)}</Notice>
        )}
        {count.differentCount === null && <Notice tone="info">{t('detail.hidden')}</Notice>}
        <DifferenceFigures count={count} />
        <LinesPanel key={count.status} count={count} />
      </DetailColumns>
    </>
  )
}

/** How much is counted, and what is missing, too much and in all; the last three are hidden while it is counted blindly. */
function DifferenceFigures({ count }: { count: StockCountDetail }) {
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

/** What is counted, where, and how; and what each side of the differences is worth. */
function FactsPanel({ count }: { count: StockCountDetail }) {
  const { t } = useTranslation('counts')
  const { supplier, warehouse, label, blind, round, createdAt, endedAt } = count
  const money = (value: number | null) => (value === null ? null : formatMoney(value))
  return (
    <Panel title={t('detail.facts')}>
      <Facts
        facts={[
          useSupplierFact(t('column.supplier'), supplier),
          [t('column.warehouse'), t(`warehouse:kept.${warehouse}`)],
          [t('column.label'), label],
          [t('column.blind'), t(blind ? 'blind.yes' : 'blind.no')],
          [t('column.round'), round > 1 ? formatInteger(round) : null],
          [t('column.missingValue'), money(count.missingValueTaxExcl)],
          [t('column.surplusValue'), money(count.surplusValueTaxExcl)],
          [t('column.createdAt'), formatDateTime(createdAt)],
          [t('column.endedAt'), endedAt && formatDateTime(endedAt)],
        ]}
      />
    </Panel>
  )
}

type Step = Schemas['ReceiptsStockCountStep']

const COMING: Partial<Record<CountStatus, string[]>> = { open: ['review', 'approved'], review: ['approved'] }

/** What happened of a count, and what is still to come. */
function HistoryPanel({ count: { timeline, status } }: { count: StockCountDetail }) {
  const { t } = useTranslation('counts')
  return (
    <DocumentHistory
      states={countStates}
      steps={timeline}
      titleOf={(step) => t(`history.${titleOf(step)}`)}
      coming={(COMING[status] ?? []).map((key) => t(`history.coming.${key}`))}
    />
  )
}

const titleOf = ({ from, to }: Step) => {
  if (from === null) return 'begun'
  return to === 'open' ? 'again' : to
}
