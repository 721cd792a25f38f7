import { Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CountingFoot } from '~/shared/counting/CountingFoot'
import { CountingScreen } from '~/shared/counting/CountingScreen'
import { isEmpty } from '~/shared/counting/draft'
import { ScanPanel } from '~/shared/counting/ScanPanel'
import { useAdding } from '~/shared/counting/use-adding'
import { MoveDialog } from '~/shared/document/late'
import { plural, wineOf } from '~/shared/format/format'
import { ErrorState } from '~/shared/parts/ErrorState'
import { Notice } from '~/shared/parts/Notice'
import { Panel } from '~/shared/parts/Panel'
import { RowsSkeleton } from '~/shared/parts/Skeletons'
import { useSession } from '~/shared/session/session'
import { toast } from '~/shared/toasts/toast'
import { useScanner } from '~/shared/warehouse/use-scanner'
import type { StockCountDetail } from '../count'
import { NotNow } from './NotNow'
import { RefusedTallies } from './RefusedTallies'
import { TallyList } from './TallyList'
import { NOT_COUNTED, scannedOf } from './tally'
import { useTally } from './use-tally'

/**
 * Counts what lies in the warehouse: by scanner, by hand, by carton and by bottle. What is counted stays on this machine
 * until it is sent, whatever becomes of the page and of the network.
 */
export function TallyPage({ count }: { count: StockCountDetail }) {
  const { t } = useTranslation('counts')
  const tally = useTally(count)
  const { draft, lines, rows, commands, add, addProduct } = tally
  const [isFinishing, setFinishing] = useState(false)
  const words = (key: 'left' | 'here' | 'unsaved', some: number) => (some === 0 ? '' : t(`tally.${key}`, plural(some)))
  const isOpen = count.mayCount && !tally.isEnding
  const isReady = isOpen && draft !== undefined && lines !== undefined
  const left = rows.filter(({ total }) => total === null).length
  const adding = useAdding((product, bottles) => {
    const row = rows.find((one) => one.product['@id'] === product['@id'])
    add(row ?? { product, total: 0, here: NOT_COUNTED }, bottles)
    return (row?.total ?? 0) + bottles
  }, addProduct)
  useScanner(isReady && adding.asked === null && !isFinishing, (code) => {
    const { product, isCarton, among, counted } = scannedOf(code, rows, lines ?? [], draft?.known ?? {})
    if (product) adding.addOne(product, isCarton)
    else if (counted) toast.info(t('tally.notAgain', { wine: wineOf(counted) }))
    else adding.setAsked({ code, among, isCarton })
  })

  // All is counted, and nothing of it is left here: what differs is next.
  if (count.status !== 'open' && draft !== undefined && isEmpty(draft) && commands.length === 0) {
    return <Navigate to="/stock_counts/$countId" params={{ countId: String(count.id) }} replace />
  }
  const here = Object.keys(draft?.counted ?? {}).length
  return (
    <CountingScreen
      title={t('tally.title', { number: count.number })}
      back={{ to: `/stock_counts/${count.id}`, label: count.number }}
      about={count.label}
      unsaved={words('unsaved', here)}
      which={(code) => (code === '' ? t('unknown.other') : t('unknown.help', { code }))}
      place={{ supplier: count.supplier.id, warehouse: count.warehouse }}
      adding={adding}
      isOpen={isReady}
    >
      <RefusedTallies tally={tally} />
      {tally.isEnding && <Notice tone="info">{t('tally.ending')}</Notice>}
      {!count.mayCount && <NotNow count={count} tally={tally} />}
      {isOpen && !isReady && <Awaited error={lines ? null : tally.error} onRetry={tally.retry} />}
      {isReady && (
        <ScanPanel adding={adding} words={(wine, bottles) => t('tally.said', { wine, count: bottles })}>
          <TallyList tally={tally} last={adding.said?.iri} left={left} />
          <CountingFoot
            here={words('here', here)}
            left={words('left', left)}
            whole={t('tally.allCounted')}
            save={t('tally.save')}
            finish={t('action.finish')}
            intent={MoveDialog.intent}
            onSave={tally.save}
            onFinish={() => setFinishing(true)}
          />
        </ScanPanel>
      )}
      {isFinishing && <Finish count={count} left={left} send={tally.finish} onClose={() => setFinishing(false)} />}
    </CountingScreen>
  )
}

interface FinishProps {
  count: StockCountDetail
  /** Products that nobody has counted. */
  left: number
  send: (comment: string) => Promise<void>
  onClose: () => void
}

/** Says that all is counted: a supplier tells Dartess why it counted there. */
function Finish({ count: { proposed }, left, send, onClose }: FinishProps) {
  const { t } = useTranslation('counts')
  const isRequired = useSession(({ user }) => user?.userGroup.code === 'supplier') && proposed
  const comment = {
    label: t(isRequired ? 'finish.why' : 'finish.comment'),
    placeholder: isRequired ? t('finish.placeholder') : undefined,
    isRequired,
  }
  return (
    <MoveDialog
      title={t('finish.title')}
      lead={left > 0 ? t('finish.left', plural(left)) : t('finish.whole')}
      submit={t('action.finish')}
      comment={comment}
      send={(told) => send(told.comment)}
      onClose={onClose}
    />
  )
}

/** The lines are on their way, or did not come. */
function Awaited({ error, onRetry }: { error: Error | null; onRetry: () => unknown }) {
  if (!error) return <RowsSkeleton rows={4} />
  return (
    <Panel>
      <ErrorState error={error} onRetry={() => void onRetry()} />
    </Panel>
  )
}
