import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DetailColumns } from '~/shared/detail/DetailColumns'
import { formatDate } from '~/shared/format/format'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { Notice } from '~/shared/parts/Notice'
import { Panel } from '~/shared/parts/Panel'
import { useSession } from '~/shared/session/session'
import { type LotTrace, receivedBy, type StockLot } from '../lot'
import { FactsPanel } from './FactsPanel'
import { LotHeader } from './LotHeader'
import { RecallsPanel } from './RecallsPanel'
import { RecipientsTable } from './RecipientsTable'

const RecallDialog = loadOnIntent(() => import('./RecallDialog').then((part) => part.RecallDialog))

const LiftDialog = loadOnIntent(() => import('./LiftDialog').then((part) => part.LiftDialog))

interface Props {
  lot: StockLot
  trace: LotTrace
}

/** Who received a lot, what may still be there of it, and what was said of it. */
export function LotView({ lot, trace }: Props) {
  const { t } = useTranslation('lots')
  const [isRecalling, setIsRecalling] = useState(false)
  const [isLifting, setIsLifting] = useState(false)
  const { recipients, recalls } = trace
  const isUnsure = lot.received > receivedBy(recipients) + lot.inStock
  return (
    <>
      <LotHeader lot={lot} trace={trace} intent={RecallDialog.intent} onRecall={() => setIsRecalling(true)} />
      <DetailColumns
        side={
          <>
            <FactsPanel lot={lot} />
            {recalls.length > 0 && <RecallsPanel recalls={recalls} />}
          </>
        }
      >
        {lot.recalledAt && <Recalled lot={lot} since={lot.recalledAt} onLift={() => setIsLifting(true)} />}
        {isUnsure && <Notice tone="info">{t('detail.unsure')}</Notice>}
        <Panel title={t('detail.recipients')} flush={recipients.length > 0}>
          {recipients.length > 0 ? <RecipientsTable recipients={recipients} /> : <p>{t('detail.nobody')}</p>}
        </Panel>
      </DetailColumns>
      {isLifting && <LiftDialog lot={lot} onClose={() => setIsLifting(false)} />}
      {isRecalling && <RecallDialog lot={lot} trace={trace} onClose={() => setIsRecalling(false)} />}
    </>
  )
}

/** That a lot does not leave, and the way to let it: its supplier's. */
function Recalled({ lot, since, onLift }: { lot: StockLot; since: string; onLift: () => void }) {
  const { t } = useTranslation('lots')
  const isOwn = useSession(({ user }) => user?.id === lot.supplier.id)
  return (
    <Notice tone="attention">
      <p>
        {t('detail.recalled', { date: formatDate(since) })}
        {!isOwn && ` ${t('detail.liftBy')}`}
      </p>
      {isOwn && (
        <Button variant="default" size="xs" mt={8} {...LiftDialog.intent} onClick={onLift}>
          {t('lift.open')}
        </Button>
      )}
    </Notice>
  )
}
