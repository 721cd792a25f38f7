import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInteger } from '~/shared/format/format'
import { ErrorState } from '~/shared/parts/ErrorState'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { Notice } from '~/shared/parts/Notice'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { RowsSkeleton } from '~/shared/parts/Skeletons'
import { QueueState } from '~/shared/queue/QueueState'
import { toast } from '~/shared/toasts/toast'
import { ANY, type Asked, newCode } from '~/shared/warehouse/asked'
import { type Goods, wineOf } from '~/shared/warehouse/goods'
import { ScanChoice } from '~/shared/warehouse/ScanChoice'
import { productsOf } from '~/shared/warehouse/scan'
import { useScanner } from '~/shared/warehouse/use-scanner'
import type { StockCountDetail } from '../count'
import { NotNow } from './NotNow'
import { RefusedTallies } from './RefusedTallies'
import { TallyFoot } from './TallyFoot'
import { TallyList } from './TallyList'
import classes from './TallyPage.module.css'
import { isEmpty } from './tally'
import { useTally } from './use-tally'

const FinishForm = loadOnIntent(() => import('./FinishForm').then((part) => part.FinishForm))
const ProductDialog = loadOnIntent(() => import('~/shared/warehouse/ProductDialog').then((part) => part.ProductDialog))

/** What was added last, said to who scans without looking at the list. */
interface Said {
  wine: string
  bottles: number
  iri: string
}

/**
 * Counts what lies in the warehouse: by scanner, by hand, by carton and by bottle. What is counted stays on this machine
 * until it is sent, whatever becomes of the page and of the network.
 */
export function TallyPage({ count }: { count: StockCountDetail }) {
  const { t } = useTranslation('counts')
  const tally = useTally(count)
  const { draft, lines, rows, commands, add, addProduct } = tally
  const [byCarton, setByCarton] = useState(false)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isFinishing, setFinishing] = useState(false)
  const [said, setSaid] = useState<Said | null>(null)
  const isOpen = count.mayCount && !tally.isEnding
  const isReady = isOpen && draft !== undefined && lines !== undefined
  const unsaved = draft ? Object.keys(draft.counted).length : 0
  const left = rows.filter(({ total }) => total === null).length

  function addOne(product: Goods, isCarton: boolean) {
    const row = rows.find((one) => one.product['@id'] === product['@id'])
    const bottles = isCarton || byCarton ? product.unitsPerCarton : 1
    add(row ?? { product, total: 0, here: { units: 0, lot: '', place: '', note: '' } }, bottles)
    setSaid({ wine: wineOf(product), bottles: (row?.total ?? 0) + bottles, iri: product['@id'] })
  }

  function onCode(code: string) {
    const known = draft?.known ?? {}
    const found = productsOf(
      code,
      rows.map(({ product }) => product),
      known,
    )
    const [product, ...others] = found.products
    if (product && others.length === 0) {
      addOne(product, found.isCarton)
      return
    }
    const [counted] = productsOf(
      code,
      (lines ?? []).map(({ product }) => product),
      known,
    ).products
    if (counted && !product) toast.info(t('tally.notAgain', { wine: wineOf(counted) }))
    else setAsked({ code, among: found.products, isCarton: found.isCarton })
  }

  useScanner(isReady && asked === null && !isFinishing, onCode)

  // All is counted, and nothing of it is left here: what differs is next.
  if (count.status !== 'open' && draft !== undefined && isEmpty(draft) && commands.length === 0) {
    return <Navigate to="/stock_counts/$countId" params={{ countId: String(count.id) }} replace />
  }
  return (
    <>
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
          isReady && (
            <Button
              variant="default"
              leftSection={<IconPlus size={17} stroke={1.8} aria-hidden />}
              {...ProductDialog.intent}
              onClick={() => setAsked(ANY)}
            >
              {t('tally.other')}
            </Button>
          )
        }
      />
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
        <div className={classes.page}>
          <div className={classes.scan}>
            <ScanChoice byCarton={byCarton} onChange={setByCarton} />
            <output className={classes.said}>
              {said && t('tally.said', { wine: said.wine, count: said.bottles })}
            </output>
          </div>
          <TallyList tally={tally} last={said?.iri} left={left} />
          <TallyFoot tally={tally} left={left} intent={FinishForm.intent} onFinish={() => setFinishing(true)} />
        </div>
      )}
      {asked !== null && (
        <ProductDialog
          place={{ supplier: count.supplier.id, warehouse: count.warehouse }}
          asked={asked}
          title={t(asked.code === '' ? 'tally.other' : 'unknown.title')}
          help={asked.code === '' ? t('unknown.other') : t('unknown.help', { code: asked.code })}
          onProduct={(product) => {
            setAsked(null)
            addProduct(product, newCode(asked, product))
            addOne(product, asked.isCarton)
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {isFinishing && <FinishForm count={count} left={left} send={tally.finish} onClose={() => setFinishing(false)} />}
    </>
  )
}
