import { useTranslation } from 'react-i18next'
import { formatDate, formatInteger, formatSize } from '~/shared/format/format'
import paper from '~/shared/paper/paper.module.css'
import { wineOf } from '~/shared/warehouse/goods'
import type { ReceiptDetail } from '../receipt'
import { SheetHead } from './SheetHead'
import classes from './Slip.module.css'

/** What comes, to be checked at the door with a pen: announced, and room for what is there. */
export function Slip({ receipt }: { receipt: ReceiptDetail }) {
  const { t } = useTranslation('receipts')
  const bottles = receipt.lines.reduce((sum, { expected }) => sum + expected, 0)
  return (
    <article className={paper.sheet}>
      <SheetHead receipt={receipt} title={t('paper.slip')} withCode />
      <table className={paper.lines} aria-label={t('paper.slip')}>
        <thead>
          <tr>
            <th scope="col">
              <span className={paper.spoken}>{t('paper.done')}</span>
            </th>
            <th scope="col">{t('line.product')}</th>
            <th scope="col">{t('paper.cartons')}</th>
            <th scope="col">{t('line.expected')}</th>
            <th scope="col">{t('line.received')}</th>
          </tr>
        </thead>
        <tbody>
          {receipt.lines.map(({ id, product, expected, lot, vintage, bestBefore }) => (
            <tr key={id}>
              <td>
                <span className={paper.box} />
              </td>
              <td>
                <b>{wineOf(product)}</b>
                <span className={paper.about}>
                  {[
                    product.reference,
                    formatSize(product.bottleSizeCl),
                    product.ean,
                    lot && t('paper.lot', { lot }),
                    vintage,
                    bestBefore && t('line.before', { date: formatDate(bestBefore) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </td>
              <td>
                {formatInteger(Math.floor(expected / product.unitsPerCarton))} × {product.unitsPerCarton}
                {expected % product.unitsPerCarton > 0 && ` + ${expected % product.unitsPerCarton}`}
              </td>
              <td>{formatInteger(expected)}</td>
              <td>
                <span className={classes.blank} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row">{t('paper.total')}</th>
            <td />
            <td>{formatInteger(bottles)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
      <p className={paper.reserves}>{t('paper.reserves')}</p>
      <div className={paper.signatures}>
        <p>{t('paper.received')}</p>
        <p>{t('paper.signature')}</p>
      </div>
    </article>
  )
}
