import { useTranslation } from 'react-i18next'
import { CommentPanel } from '~/shared/detail/CommentPanel'
import { DetailColumns } from '~/shared/detail/DetailColumns'
import { formatDate, formatDateTime, formatInteger, plural, wineOf } from '~/shared/format/format'
import { Facts } from '~/shared/parts/Facts'
import { Figures } from '~/shared/parts/Figures'
import { Notice } from '~/shared/parts/Notice'
import { Panel } from '~/shared/parts/Panel'
import { useUnsent } from '~/shared/queue/queue'
import { useSupplierFact } from '~/shared/warehouse/use-supplier-fact'
import { subjectOf, useFollowQueue } from '../count/use-follow-queue'
import { differenceWords } from '../differences'
import { type Difference, differencesOf, type ReceiptDetail } from '../receipt'
import { DocumentsPanel } from './DocumentsPanel'
import { HistoryPanel } from './HistoryPanel'
import { LinesTable } from './LinesTable'
import { ReceiptHeader } from './ReceiptHeader'

/** What comes, where it stands, what of it is there, and what is to be done. */
export function ReceiptView({ receipt }: { receipt: ReceiptDetail }) {
  const { t } = useTranslation('receipts')
  const differences = differencesOf(receipt)
  useFollowQueue()
  const unsent = useUnsent(subjectOf(receipt))
  return (
    <>
      <ReceiptHeader receipt={receipt} hasDifferences={differences.length > 0} />
      <DetailColumns
        side={
          <>
            <HistoryPanel receipt={receipt} />
            <DeliveryPanel receipt={receipt} />
            <DocumentsPanel receipt={receipt} />
          </>
        }
      >
        {unsent > 0 && <Notice tone="attention">{t('detail.unsent', { count: unsent })}</Notice>}
        {!receipt.mayCount && receipt.status === 'warehouse' && (
          <Notice tone="info">{t(`detail.countedBy.${receipt.warehouse}`)}</Notice>
        )}
        <LevelFigures receipt={receipt} />
        {differences.length > 0 && <DifferencesPanel differences={differences} />}
        <Panel title={t('detail.lines')} flush>
          <LinesTable receipt={receipt} />
        </Panel>
        <CommentPanel title={t('column.comment')} comment={receipt.comment} />
      </DetailColumns>
    </>
  )
}

/** When, how and under which duties the goods come. */
function DeliveryPanel({ receipt }: { receipt: ReceiptDetail }) {
  const { t } = useTranslation('receipts')
  const { supplier, expectedOn, arrivedAt, carrier, trackingNumber, reference, dutyStatus, arc } = receipt
  return (
    <Panel title={t('create.delivery')}>
      <Facts
        facts={[
          useSupplierFact(t('column.supplier'), supplier),
          [t('column.warehouse'), t(`warehouse:kept.${receipt.warehouse}`)],
          [t('column.expectedOn'), formatDate(expectedOn)],
          [t('column.arrivedAt'), arrivedAt && formatDateTime(arrivedAt)],
          [t('column.carrier'), carrier],
          [t('column.trackingNumber'), trackingNumber],
          [t('column.reference'), reference],
          [t('column.dutyStatus'), t(`duty.${dutyStatus}`)],
          [t('column.arc'), arc],
        ]}
      />
    </Panel>
  )
}

/** What did not come as announced, line by line, in words. */
function DifferencesPanel({ differences }: { differences: Difference[] }) {
  const { t } = useTranslation('receipts')
  return (
    <Notice tone="attention" title={t('differences.title', plural(differences.length))}>
      <ul>
        {differences.map((difference) => (
          <li key={difference.line.id}>
            <b>{wineOf(difference.line.product)}</b> : {differenceWords(t, difference).join(', ')}
            {difference.line.note && ` (${difference.line.note})`}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** How much was announced, is there, is damaged, and is still to come or missing. */
function LevelFigures({ receipt: { expected, received, damaged, lines, status } }: { receipt: ReceiptDetail }) {
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
