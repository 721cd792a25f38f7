import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CommentPanel } from '~/shared/detail/CommentPanel'
import { DetailColumns } from '~/shared/detail/DetailColumns'
import { formatDateTime } from '~/shared/format/format'
import { Facts } from '~/shared/parts/Facts'
import { Notice } from '~/shared/parts/Notice'
import { Panel } from '~/shared/parts/Panel'
import { Timeline, type TimelineEvent } from '~/shared/parts/Timeline'
import { useSupplierFact } from '~/shared/warehouse/use-supplier-fact'
import { isToHandOver, type RecoveryDetail } from '../recovery'
import { DeleteDialog, HandOverDialog } from './dialogs'
import { LinesTable } from './LinesTable'
import { type Asked, RecoveryHeader } from './RecoveryHeader'

/** What is taken back, where it stands, and what is to be done. */
export function RecoveryView({ recovery }: { recovery: RecoveryDetail }) {
  const { t } = useTranslation('recoveries')
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const waitsForOthers = recovery.status === 'pending' && !isToHandOver(recovery)
  return (
    <>
      <RecoveryHeader recovery={recovery} onAsk={setAsked} />
      <DetailColumns
        side={
          <>
            <HistoryPanel recovery={recovery} />
            <FactsPanel recovery={recovery} />
          </>
        }
      >
        {waitsForOthers && <Notice tone="info">{t(`detail.handedOverBy.${recovery.warehouse}`)}</Notice>}
        <Panel title={t('detail.lines')} flush>
          <LinesTable lines={recovery.lines} />
        </Panel>
        <CommentPanel title={t('column.comment')} comment={recovery.comment} />
      </DetailColumns>
      {asked === 'handOver' && <HandOverDialog recovery={recovery} onClose={close} />}
      {asked === 'delete' && <DeleteDialog recovery={recovery} onClose={close} />}
    </>
  )
}

/** Whose goods leave, from where, why, and where they go. */
function FactsPanel({ recovery }: { recovery: RecoveryDetail }) {
  const { t } = useTranslation('recoveries')
  const { supplier, warehouse, moveTo, reason, createdAt, orderedAt, receipt } = recovery
  return (
    <Panel title={t('create.return')}>
      <Facts
        facts={[
          useSupplierFact(t('column.supplier'), supplier),
          [t('column.warehouse'), t(`warehouse:kept.${warehouse}`)],
          [t('column.moveTo'), moveTo && t(`warehouse:kept.${moveTo}`)],
          [t('column.reason'), t(`reason.${reason}`)],
          [t('column.createdAt'), formatDateTime(createdAt)],
          [t('column.orderedAt'), orderedAt && formatDateTime(orderedAt)],
          [
            t('detail.receipt'),
            receipt && (
              <Link key="receipt" to="/receipts/$receiptId" params={{ receiptId: receipt.split('/').at(-1) ?? '' }}>
                {t('detail.receiptOpen')}
              </Link>
            ),
          ],
        ]}
      />
    </Panel>
  )
}

/** What happened of a return, and what is still to come. */
function HistoryPanel({ recovery: { timeline, status } }: { recovery: RecoveryDetail }) {
  const { t } = useTranslation('recoveries')
  const events = timeline.map(
    ({ to, at, actor, impersonator, comment }): TimelineEvent => ({
      key: to,
      title: t(`history.${to}`),
      at,
      by: impersonator ? t('history.by', { actor, admin: impersonator }) : actor,
      detail: comment,
    }),
  )
  const next: TimelineEvent[] = status === 'pending' ? [{ key: 'next', title: t('history.next') }] : []
  return (
    <Panel title={t('history.steps')}>
      <Timeline events={[...events, ...next]} />
    </Panel>
  )
}
