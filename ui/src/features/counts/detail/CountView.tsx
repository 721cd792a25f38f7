import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DetailColumns } from '~/shared/detail/DetailColumns'
import { Notice } from '~/shared/parts/Notice'
import { aboutOf, useQueue } from '~/shared/queue/queue'
import type { StockCountDetail } from '../count'
import { subjectOf, useFollowQueue } from '../tally/use-follow-queue'
import { CountHeader } from './CountHeader'
import { DifferenceFigures } from './DifferenceFigures'
import { ApproveDialog, CancelDialog, RecountDialog } from './dialogs'
import { EntriesPanel } from './EntriesPanel'
import { FactsPanel } from './FactsPanel'
import { HistoryPanel } from './HistoryPanel'
import { LinesPanel } from './LinesPanel'
import type { Asked } from './moves'

/** What was counted, how it differs, where it stands, and what is to be done. */
export function CountView({ count }: { count: StockCountDetail }) {
  const { t } = useTranslation('counts')
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  useFollowQueue()
  const unsent = aboutOf(
    useQueue(({ commands }) => commands),
    subjectOf(count),
  ).length
  return (
    <>
      <CountHeader count={count} onAsk={setAsked} />
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
        <LinesPanel
          key={count.status}
          count={count}
          onRecount={(products) => setAsked({ what: 'recount', products })}
        />
      </DetailColumns>
      {asked?.what === 'cancel' && <CancelDialog count={count} onClose={close} />}
      {asked?.what === 'recount' && <RecountDialog count={count} products={asked.products} onClose={close} />}
      {asked?.what === 'approve' && <ApproveDialog count={count} onClose={close} />}
    </>
  )
}
