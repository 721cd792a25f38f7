import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CommentPanel } from '~/shared/detail/CommentPanel'
import { DetailColumns } from '~/shared/detail/DetailColumns'
import { Notice } from '~/shared/parts/Notice'
import { Panel } from '~/shared/parts/Panel'
import { aboutOf, useQueue } from '~/shared/queue/queue'
import { useFollowQueue } from '../count/use-follow-queue'
import { differencesOf, type ReceiptDetail } from '../receipt'
import { DeliveryPanel } from './DeliveryPanel'
import { DifferencesPanel } from './DifferencesPanel'
import { DocumentsPanel } from './DocumentsPanel'
import { CancelDialog, EditDialog, FinishDialog } from './dialogs'
import { HistoryPanel } from './HistoryPanel'
import { LevelFigures } from './LevelFigures'
import { LinesTable } from './LinesTable'
import { type Asked, ReceiptHeader } from './ReceiptHeader'

/** What comes, where it stands, what of it is there, and what is to be done. */
export function ReceiptView({ receipt }: { receipt: ReceiptDetail }) {
  const { t } = useTranslation('receipts')
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const differences = differencesOf(receipt)
  const subject = `/receipts/${receipt.id}`
  useFollowQueue()
  const unsent = aboutOf(
    useQueue(({ commands }) => commands),
    subject,
  ).length
  return (
    <>
      <ReceiptHeader receipt={receipt} hasDifferences={differences.length > 0} onAsk={setAsked} />
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
      {asked === 'edit' && <EditDialog receipt={receipt} onClose={close} />}
      {asked === 'cancel' && <CancelDialog receipt={receipt} onClose={close} />}
      {asked === 'finish' && <FinishDialog receipt={receipt} onClose={close} />}
    </>
  )
}
