import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CommentPanel } from '~/shared/detail/CommentPanel'
import { DetailColumns } from '~/shared/detail/DetailColumns'
import { Notice } from '~/shared/parts/Notice'
import { Panel } from '~/shared/parts/Panel'
import { isToHandOver, type RecoveryDetail } from '../recovery'
import { DeleteDialog, HandOverDialog } from './dialogs'
import { FactsPanel } from './FactsPanel'
import { HistoryPanel } from './HistoryPanel'
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
