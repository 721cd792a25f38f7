import { useTranslation } from 'react-i18next'
import { formatDate, formatInteger, formatSize } from '~/shared/format/format'
import { cartonsOnPaper } from '~/shared/paper/cartons'
import paper from '~/shared/paper/paper.module.css'
import { Signatures } from '~/shared/paper/Sheet'
import { boxes, SheetTable, SheetWine } from '~/shared/paper/SheetTable'
import type { ReceiptDetail } from '../receipt'
import { ReceiptSheet } from './ReceiptSheet'
import classes from './Slip.module.css'

/** What comes, to be checked at the door with a pen: announced, and room for what is there. */
export function Slip({ receipt }: { receipt: ReceiptDetail }) {
  const { t } = useTranslation('receipts')
  const bottles = receipt.lines.reduce((sum, { expected }) => sum + expected, 0)
  return (
    <ReceiptSheet receipt={receipt} title={t('paper.slip')} withCode>
      <SheetTable
        label={t('paper.slip')}
        columns={[
          boxes(t('paper.done')),
          {
            key: 'product',
            head: t('line.product'),
            cell: ({ product, lot, vintage, bestBefore }) => (
              <SheetWine
                product={product}
                about={[
                  product.reference,
                  formatSize(product.bottleSizeCl),
                  product.ean,
                  lot && t('paper.lot', { lot }),
                  vintage,
                  bestBefore && t('line.before', { date: formatDate(bestBefore) }),
                ]}
              />
            ),
          },
          {
            key: 'cartons',
            head: t('paper.cartons'),
            cell: ({ product, expected }) => cartonsOnPaper(expected, product.unitsPerCarton),
          },
          {
            key: 'expected',
            head: t('line.expected'),
            cell: ({ expected }) => formatInteger(expected),
            foot: formatInteger(bottles),
          },
          { key: 'received', head: t('line.received'), cell: () => <span className={classes.blank} /> },
        ]}
        rows={receipt.lines}
        keyOf={({ id }) => id}
        total={t('paper.total')}
      />
      <p className={paper.reserves}>{t('paper.reserves')}</p>
      <Signatures words={[t('paper.received'), t('paper.signature')]} />
    </ReceiptSheet>
  )
}
