import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import page from '~/shared/order/page.module.css'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { Notice } from '~/shared/parts/Notice'
import { Panel } from '~/shared/parts/Panel'
import { type LotTrace, receivedBy, type StockLot } from '../lot'
import { FactsPanel } from './FactsPanel'
import { LotHeader } from './LotHeader'
import { RecallsPanel } from './RecallsPanel'
import { RecipientsTable } from './RecipientsTable'

const RecallDialog = loadOnIntent(() => import('./RecallDialog').then((part) => part.RecallDialog))

interface Props {
  lot: StockLot
  trace: LotTrace
}

/** Who received a lot, what may still be there of it, and what was said of it. */
export function LotView({ lot, trace }: Props) {
  const { t } = useTranslation('lots')
  const [isRecalling, setIsRecalling] = useState(false)
  const { recipients, recalls } = trace
  const isUnsure = lot.received > receivedBy(recipients) + lot.inStock
  return (
    <>
      <LotHeader lot={lot} trace={trace} intent={RecallDialog.intent} onRecall={() => setIsRecalling(true)} />
      <div className={page.columns}>
        <div className={page.main}>
          {isUnsure && <Notice tone="info">{t('detail.unsure')}</Notice>}
          <Panel title={t('detail.recipients')} flush={recipients.length > 0}>
            {recipients.length > 0 ? <RecipientsTable recipients={recipients} /> : <p>{t('detail.nobody')}</p>}
          </Panel>
        </div>
        <div className={page.side}>
          <FactsPanel lot={lot} />
          {recalls.length > 0 && <RecallsPanel recalls={recalls} />}
        </div>
      </div>
      {isRecalling && <RecallDialog lot={lot} trace={trace} onClose={() => setIsRecalling(false)} />}
    </>
  )
}
