import { useTranslation } from 'react-i18next'
import { formatInteger, formatSize } from '~/shared/format/format'
import paper from '~/shared/paper/paper.module.css'
import { Signatures } from '~/shared/paper/Sheet'
import { SheetTable, SheetWine } from '~/shared/paper/SheetTable'
import { differenceWords } from '../differences'
import { differencesOf, type ReceiptDetail } from '../receipt'
import { ReceiptSheet } from './ReceiptSheet'

/** What did not come as announced, for the carrier and for whoever sent it. */
export function DifferenceReport({ receipt }: { receipt: ReceiptDetail }) {
  const { t } = useTranslation('receipts')
  const closed = receipt.timeline.findLast(({ to, comment }) => to === 'complete' && comment !== '')
  return (
    <ReceiptSheet receipt={receipt} title={t('paper.differences')} withCode={false}>
      <SheetTable
        label={t('paper.differences')}
        columns={[
          {
            key: 'product',
            head: t('line.product'),
            cell: ({ line: { product, lot, note } }) => (
              <SheetWine
                product={product}
                about={[product.reference, formatSize(product.bottleSizeCl), lot && t('paper.lot', { lot }), note]}
              />
            ),
          },
          {
            key: 'difference',
            head: t('line.difference'),
            cell: (difference) => differenceWords(t, difference).join(', '),
          },
          { key: 'expected', head: t('line.expected'), cell: ({ line }) => formatInteger(line.expected) },
          { key: 'received', head: t('line.received'), cell: ({ line }) => formatInteger(line.received) },
          { key: 'damaged', head: t('line.damaged'), cell: ({ line }) => formatInteger(line.damaged) },
        ]}
        rows={differencesOf(receipt)}
        keyOf={({ line }) => line.id}
      />
      {closed && <p className={paper.left}>{t('paper.closed', { reason: closed.comment })}</p>}
      <Signatures words={[t('paper.noticed'), t('paper.signature')]} />
    </ReceiptSheet>
  )
}
