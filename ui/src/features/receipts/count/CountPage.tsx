import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CountingFoot } from '~/shared/counting/CountingFoot'
import { CountingScreen } from '~/shared/counting/CountingScreen'
import { isEmpty } from '~/shared/counting/draft'
import { ScanPanel } from '~/shared/counting/ScanPanel'
import { useAdding } from '~/shared/counting/use-adding'
import { MoveDialog } from '~/shared/document/late'
import { plural } from '~/shared/format/format'
import { Notice } from '~/shared/parts/Notice'
import { RowsSkeleton } from '~/shared/parts/Skeletons'
import { productsOf } from '~/shared/warehouse/scan'
import { useScanner } from '~/shared/warehouse/use-scanner'
import { finishOf } from '../detail/finish-words'
import type { ReceiptDetail } from '../receipt'
import { CountLine } from './CountLine'
import classes from './CountPage.module.css'
import { unitsIn } from './counting'
import { NotNow } from './NotNow'
import { RefusedCounts } from './RefusedCounts'
import { type Count, useCount } from './use-count'

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
  useScanner(isOpen && draft !== undefined && adding.asked === null && !isFinishing, (code) => {
    const goods = rows.map(({ product }) => product)
    const { products: among, isCarton } = productsOf(code, goods, draft?.known ?? {})
    const [product, ...others] = among
    if (product && others.length === 0) adding.addOne(product, isCarton)
    else adding.setAsked({ code, among, isCarton })
  })

  const here = draft ? unitsIn(draft) : 0
  const counted = (key: 'missing' | 'here' | 'unsaved', some: number) => t(`count.${key}`, plural(some))
  return (
    <CountingScreen
      title={t('count.title', { number: receipt.number })}
      back={{ to: `/receipts/${receipt.id}`, label: receipt.number }}
      unsaved={here === 0 ? '' : counted('unsaved', here)}
      which={(code) => (code === '' ? t('unknown.other') : t('unknown.help', { code }))}
      place={{ supplier: receipt.supplier.id, warehouse: receipt.warehouse }}
      adding={adding}
      isOpen={isOpen}
    >
      <RefusedCounts receipt={receipt} count={count} />
      {count.isClosing && <Notice tone="info">{t('count.closing')}</Notice>}
      {!receipt.mayCount && <NotNow receipt={receipt} count={count} />}
      {isOpen && draft === undefined && <RowsSkeleton rows={4} />}
      {isOpen && draft !== undefined && (
        <ScanPanel adding={adding} words={(wine, bottles) => t('count.said', { wine, count: bottles })}>
          <Lines count={count} last={adding.said?.iri} />
          <CountingFoot
            here={isEmpty(draft) ? '' : counted('here', here)}
            left={missing === 0 ? '' : counted('missing', missing)}
            whole={t('count.allThere')}
            save={t('count.save')}
            finish={t('action.finish')}
            intent={MoveDialog.intent}
            onSave={count.save}
            onFinish={() => setFinishing(true)}
          />
        </ScanPanel>
      )}
      {isFinishing && (
        <MoveDialog
          {...finishOf(t, missing)}
          submit={t('action.finish')}
          send={({ comment }) => count.finish(comment)}
          onClose={() => setFinishing(false)}
        />
      )}
    </CountingScreen>
  )
}

const Lines = ({ count: { rows, set, add }, last }: { count: Count; last: string | undefined }) => (
  <ul className={classes.lines}>
    {rows.map((row) => (
      <CountLine key={row.product['@id']} row={row} isLast={last === row.product['@id']} set={set} add={add} />
    ))}
  </ul>
)
