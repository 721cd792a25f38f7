import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ScanPanel } from '~/shared/counting/ScanPanel'
import { useAdding } from '~/shared/counting/use-adding'
import { formatInteger } from '~/shared/format/format'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { Notice } from '~/shared/parts/Notice'
import { PageHeader } from '~/shared/parts/PageHeader'
import { RowsSkeleton } from '~/shared/parts/Skeletons'
import { QueueState } from '~/shared/queue/QueueState'
import { ANY } from '~/shared/warehouse/asked'
import { productsOf } from '~/shared/warehouse/scan'
import { useScanner } from '~/shared/warehouse/use-scanner'
import type { ReceiptDetail } from '../receipt'
import { CountFoot } from './CountFoot'
import { CountLine } from './CountLine'
import classes from './CountPage.module.css'
import { type ReceiptDraft, unitsIn } from './counting'
import { NotNow } from './NotNow'
import { RefusedCounts } from './RefusedCounts'
import { useCount } from './use-count'

const FinishForm = loadOnIntent(() => import('../detail/FinishForm').then((part) => part.FinishForm))
const ProductDialog = loadOnIntent(() => import('~/shared/warehouse/ProductDialog').then((part) => part.ProductDialog))

/**
 * Counts what has come: by scanner, by hand, by carton and by bottle. What is counted stays on this machine until it is
 * sent, whatever becomes of the page and of the network.
 */
export function CountPage({ receipt }: { receipt: ReceiptDetail }) {
  const { t } = useTranslation('receipts')
  const count = useCount(receipt)
  const { draft, rows, missing, add, addProduct } = count
  const [isFinishing, setFinishing] = useState(false)
  const isOpen = receipt.mayCount && !count.isClosing
  const adding = useAdding((product, bottles) => {
    add(product['@id'], bottles)
    return (draft?.counted[product['@id']]?.received ?? 0) + bottles
  }, addProduct)
  const { asked, setAsked, said, addOne } = adding

  useScanner(isOpen && draft !== undefined && asked === null && !isFinishing, (code) => {
    const goods = rows.map(({ product }) => product)
    const { products: among, isCarton } = productsOf(code, goods, draft?.known ?? {})
    const [product, ...others] = among
    if (product && others.length === 0) addOne(product, isCarton)
    else setAsked({ code, among, isCarton })
  })

  return (
    <>
      <Head receipt={receipt} draft={draft} onOther={isOpen ? () => setAsked(ANY) : null} />
      <RefusedCounts receipt={receipt} count={count} />
      {count.isClosing && <Notice tone="info">{t('count.closing')}</Notice>}
      {!receipt.mayCount && <NotNow receipt={receipt} count={count} />}
      {isOpen && draft === undefined && <RowsSkeleton rows={4} />}
      {isOpen && draft !== undefined && (
        <ScanPanel
          byCarton={adding.byCarton}
          onByCarton={adding.onByCarton}
          said={said && t('count.said', { wine: said.wine, count: said.bottles })}
        >
          <ul className={classes.lines}>
            {rows.map((row) => (
              <CountLine
                key={row.product['@id']}
                row={row}
                isLast={said?.iri === row.product['@id']}
                set={count.set}
                add={add}
              />
            ))}
          </ul>
          <CountFoot count={count} intent={FinishForm.intent} onFinish={() => setFinishing(true)} />
        </ScanPanel>
      )}
      {asked !== null && (
        <ProductDialog
          place={{ supplier: receipt.supplier.id, warehouse: receipt.warehouse }}
          asked={asked}
          title={t(asked.code === '' ? 'count.other' : 'unknown.title')}
          help={asked.code === '' ? t('unknown.other') : t('unknown.help', { code: asked.code })}
          onProduct={adding.onProduct}
          onClose={() => setAsked(null)}
        />
      )}
      {isFinishing && <FinishForm missing={missing} send={count.finish} onClose={() => setFinishing(false)} />}
    </>
  )
}

interface HeadProps {
  receipt: ReceiptDetail
  draft: ReceiptDraft | undefined
  /** Adds a wine that was not announced; null while nothing is counted. */
  onOther: (() => void) | null
}

/** Which receipt is counted, and what of it is not sent yet. */
function Head({ receipt, draft, onOther }: HeadProps) {
  const { t } = useTranslation('receipts')
  const unsaved = draft ? unitsIn(draft) : 0
  return (
    <PageHeader
      title={t('count.title', { number: receipt.number })}
      back={{ to: `/receipts/${receipt.id}`, label: receipt.number }}
      subtitle={
        <QueueState
          unsaved={unsaved === 0 ? '' : t('count.unsaved', { count: unsaved, amount: formatInteger(unsaved) })}
        />
      }
      actions={
        onOther && (
          <Button
            variant="default"
            leftSection={<IconPlus size={17} stroke={1.8} aria-hidden />}
            {...ProductDialog.intent}
            onClick={onOther}
          >
            {t('count.other')}
          </Button>
        )
      }
    />
  )
}
