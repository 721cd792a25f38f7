import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { CommentPanel } from '~/shared/detail/CommentPanel'
import { DetailColumns } from '~/shared/detail/DetailColumns'
import { DocumentHistory } from '~/shared/document/DocumentHistory'
import { formatDateTime } from '~/shared/format/format'
import { Facts } from '~/shared/parts/Facts'
import { Notice } from '~/shared/parts/Notice'
import { Panel } from '~/shared/parts/Panel'
import { useSupplierFact } from '~/shared/warehouse/use-supplier-fact'
import { isToHandOver, type RecoveryDetail, recoveryStates } from '../recovery'
import { LinesTable } from './LinesTable'
import { RecoveryHeader } from './RecoveryHeader'

/** What is taken back, where it stands, and what is to be done. */
export function RecoveryView({ recovery }: { recovery: RecoveryDetail }) {
  const { t } = useTranslation('recoveries')
  const waitsForOthers = recovery.status === 'pending' && !isToHandOver(recovery)
  return (
    <>
      <RecoveryHeader recovery={recovery} />
      <DetailColumns
        side={
          <>
            <DocumentHistory
              states={recoveryStates}
              steps={recovery.timeline}
              titleOf={({ to }) => t(`history.${to}`)}
              coming={recovery.status === 'pending' ? [t('history.next')] : []}
            />
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
