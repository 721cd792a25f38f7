import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isEmpty } from '~/shared/counting/draft'
import { ScanPanel } from '~/shared/counting/ScanPanel'
import { useAdding } from '~/shared/counting/use-adding'
import { formatInteger, wineOf } from '~/shared/format/format'
import { ErrorState } from '~/shared/parts/ErrorState'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { Notice } from '~/shared/parts/Notice'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { RowsSkeleton } from '~/shared/parts/Skeletons'
import { QueueState } from '~/shared/queue/QueueState'
import { toast } from '~/shared/toasts/toast'
import { ANY } from '~/shared/warehouse/asked'
import { useScanner } from '~/shared/warehouse/use-scanner'
import type { StockCountDetail } from '../count'
import { NotNow } from './NotNow'
import { RefusedTallies } from './RefusedTallies'
import { TallyFoot } from './TallyFoot'
import { TallyList } from './TallyList'
import classes from './TallyPage.module.css'
import { NOT_COUNTED, scannedOf, type TallyDraft } from './tally'
import { useTally } from './use-tally'

const FinishForm = loadOnIntent(() => import('./FinishForm').then((part) => part.FinishForm))
const ProductDialog = loadOnIntent(() => import('~/shared/warehouse/ProductDialog').then((part) => part.ProductDialog))

/**
 * Counts what lies in the warehouse: by scanner, by hand, by carton and by bottle. What is counted stays on this machine
 * until it is sent, whatever becomes of the page and of the network.
 */
export function TallyPage({ count }: { count: StockCountDetail }) {
  const { t } = useTranslation('counts')
  const tally = useTally(count)
  const { draft, lines, rows, commands, add, addProduct } = tally
  const [isFinishing, setFinishing] = useState(false)
  const isOpen = count.mayCount && !tally.isEnding
  const isReady = isOpen && draft !== undefined && lines !== undefined
  const left = rows.filter(({ total }) => total === null).length
  const adding = useAdding((product, bottles) => {
    const row = rows.find((one) => one.product['@id'] === product['@id'])
    add(row ?? { product, total: 0, here: NOT_COUNTED }, bottles)
    return (row?.total ?? 0) + bottles
  }, addProduct)
  const { asked, setAsked, said, addOne } = adding
  useScanner(isReady && asked === null && !isFinishing, (code) => {
    const { product, isCarton, among, counted } = scannedOf(code, rows, lines ?? [], draft?.known ?? {})
    if (product) addOne(product, isCarton)
    else if (counted) toast.info(t('tally.notAgain', { wine: wineOf(counted) }))
    else setAsked({ code, among, isCarton })
  })

  // All is counted, and nothing of it is left here: what differs is next.
  if (count.status !== 'open' && draft !== undefined && isEmpty(draft) && commands.length === 0) {
    return <Navigate to="/stock_counts/$countId" params={{ countId: String(count.id) }} replace />
  }
  return (
    <>
      <Head count={count} draft={draft} onOther={isReady ? () => setAsked(ANY) : null} />
      <RefusedTallies tally={tally} />
      {tally.isEnding && <Notice tone="info">{t('tally.ending')}</Notice>}
      {!count.mayCount && <NotNow count={count} tally={tally} />}
      {isOpen && !isReady && !tally.error && <RowsSkeleton rows={4} />}
      {isOpen && !lines && tally.error && (
        <Panel>
          <ErrorState error={tally.error} onRetry={() => void tally.retry()} />
        </Panel>
      )}
      {isReady && (
        <ScanPanel
          byCarton={adding.byCarton}
          onByCarton={adding.onByCarton}
          said={said && t('tally.said', { wine: said.wine, count: said.bottles })}
        >
          <TallyList tally={tally} last={said?.iri} left={left} />
          <TallyFoot tally={tally} left={left} intent={FinishForm.intent} onFinish={() => setFinishing(true)} />
        </ScanPanel>
      )}
      {asked !== null && (
        <ProductDialog
          place={{ supplier: count.supplier.id, warehouse: count.warehouse }}
          asked={asked}
          title={t(asked.code === '' ? 'tally.other' : 'unknown.title')}
          help={asked.code === '' ? t('unknown.other') : t('unknown.help', { code: asked.code })}
          onProduct={adding.onProduct}
          onClose={() => setAsked(null)}
        />
      )}
      {isFinishing && <FinishForm count={count} left={left} send={tally.finish} onClose={() => setFinishing(false)} />}
    </>
  )
}

interface HeadProps {
  count: StockCountDetail
  draft: TallyDraft | undefined
  /** Adds a wine that is not listed; null while nothing is counted. */
  onOther: (() => void) | null
}

/** Which count it is, and what of it is not sent yet. */
function Head({ count, draft, onOther }: HeadProps) {
  const { t } = useTranslation('counts')
  const unsaved = draft ? Object.keys(draft.counted).length : 0
  return (
    <PageHeader
      title={t('tally.title', { number: count.number })}
      back={{ to: `/stock_counts/${count.id}`, label: count.number }}
      subtitle={
        <span className={classes.facts}>
          {count.label && <span>{count.label}</span>}
          <QueueState
            unsaved={unsaved === 0 ? '' : t('tally.unsaved', { count: unsaved, amount: formatInteger(unsaved) })}
          />
        </span>
      }
      actions={
        onOther && (
          <Button
            variant="default"
            leftSection={<IconPlus size={17} stroke={1.8} aria-hidden />}
            {...ProductDialog.intent}
            onClick={onOther}
          >
            {t('tally.other')}
          </Button>
        )
      }
    />
  )
}
