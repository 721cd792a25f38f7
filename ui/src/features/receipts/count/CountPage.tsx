import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInteger } from '~/shared/format/format'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { Notice } from '~/shared/parts/Notice'
import { PageHeader } from '~/shared/parts/PageHeader'
import { RowsSkeleton } from '~/shared/parts/Skeletons'
import { QueueState } from '~/shared/queue/QueueState'
import { ANY, type Asked, newCode } from '~/shared/warehouse/asked'
import { type Goods, wineOf } from '~/shared/warehouse/goods'
import { ScanChoice } from '~/shared/warehouse/ScanChoice'
import { productsOf } from '~/shared/warehouse/scan'
import { useScanner } from '~/shared/warehouse/use-scanner'
import type { ReceiptDetail } from '../receipt'
import { CountFoot } from './CountFoot'
import { CountLine } from './CountLine'
import classes from './CountPage.module.css'
import { unitsIn } from './counting'
import { NotNow } from './NotNow'
import { RefusedCounts } from './RefusedCounts'
import { useCount } from './use-count'

const FinishForm = loadOnIntent(() => import('../detail/FinishForm').then((part) => part.FinishForm))
const ProductDialog = loadOnIntent(() => import('~/shared/warehouse/ProductDialog').then((part) => part.ProductDialog))

/** What was added last, said to who scans without looking at the list. */
interface Said {
  wine: string
  bottles: number
  iri: string
}

/**
 * Counts what has come: by scanner, by hand, by carton and by bottle. What is counted stays on this machine until it is
 * sent, whatever becomes of the page and of the network.
 */
export function CountPage({ receipt }: { receipt: ReceiptDetail }) {
  const { t } = useTranslation('receipts')
  const count = useCount(receipt)
  const { draft, rows, missing, add, addProduct } = count
  const unsaved = draft ? unitsIn(draft) : 0
  const [byCarton, setByCarton] = useState(false)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isFinishing, setFinishing] = useState(false)
  const [said, setSaid] = useState<Said | null>(null)
  const isOpen = receipt.mayCount && !count.isClosing

  function addOne(product: Goods, isCarton: boolean) {
    const bottles = isCarton || byCarton ? product.unitsPerCarton : 1
    const here = draft?.counted[product['@id']]?.received ?? 0
    add(product['@id'], bottles)
    setSaid({ wine: wineOf(product), bottles: here + bottles, iri: product['@id'] })
  }

  useScanner(isOpen && draft !== undefined && asked === null && !isFinishing, (code) => {
    const found = productsOf(
      code,
      rows.map(({ product }) => product),
      draft?.known ?? {},
    )
    const [product, ...others] = found.products
    if (product && others.length === 0) addOne(product, found.isCarton)
    else setAsked({ code, among: found.products, isCarton: found.isCarton })
  })

  return (
    <>
      <PageHeader
        title={t('count.title', { number: receipt.number })}
        back={{ to: `/receipts/${receipt.id}`, label: receipt.number }}
        subtitle={
          <QueueState
            unsaved={unsaved === 0 ? '' : t('count.unsaved', { count: unsaved, amount: formatInteger(unsaved) })}
          />
        }
        actions={
          isOpen && (
            <Button
              variant="default"
              leftSection={<IconPlus size={17} stroke={1.8} aria-hidden />}
              {...ProductDialog.intent}
              onClick={() => setAsked(ANY)}
            >
              {t('count.other')}
            </Button>
          )
        }
      />
      <RefusedCounts receipt={receipt} count={count} />
      {count.isClosing && <Notice tone="info">{t('count.closing')}</Notice>}
      {!receipt.mayCount && <NotNow receipt={receipt} count={count} />}
      {isOpen && draft === undefined && <RowsSkeleton rows={4} />}
      {isOpen && draft !== undefined && (
        <div className={classes.page}>
          <div className={classes.scan}>
            <ScanChoice byCarton={byCarton} onChange={setByCarton} />
            <output className={classes.said}>
              {said && t('count.said', { wine: said.wine, count: said.bottles })}
            </output>
          </div>
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
        </div>
      )}
      {asked !== null && (
        <ProductDialog
          place={{ supplier: receipt.supplier.id, warehouse: receipt.warehouse }}
          asked={asked}
          title={t(asked.code === '' ? 'count.other' : 'unknown.title')}
          help={asked.code === '' ? t('unknown.other') : t('unknown.help', { code: asked.code })}
          onProduct={(product) => {
            setAsked(null)
            addProduct(product, newCode(asked, product))
            addOne(product, asked.isCarton)
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {isFinishing && <FinishForm missing={missing} send={count.finish} onClose={() => setFinishing(false)} />}
    </>
  )
}
