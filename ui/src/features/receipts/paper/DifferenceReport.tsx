import { useTranslation } from 'react-i18next'
import { formatInteger, formatSize } from '~/shared/format/format'
import paper from '~/shared/paper/paper.module.css'
import { wineOf } from '~/shared/warehouse/goods'
import { differenceWords } from '../differences'
import { differencesOf, type ReceiptDetail } from '../receipt'
import { SheetHead } from './SheetHead'

/** What did not come as announced, for the carrier and for whoever sent it. */
export function DifferenceReport({ receipt }: { receipt: ReceiptDetail }) {
  const { t } = useTranslation('receipts')
  const differences = differencesOf(receipt)
  const closed = receipt.timeline.findLast(({ to, comment }) => to === 'complete' && comment !== '')
  return (
    <article className={paper.sheet}>
      <SheetHead receipt={receipt} title={t('paper.differences')} withCode={false} />
      <table className={paper.lines} aria-label={t('paper.differences')}>
        <thead>
          <tr>
            <th scope="col">{t('line.product')}</th>
            <th scope="col">{t('line.difference')}</th>
            <th scope="col">{t('line.expected')}</th>
            <th scope="col">{t('line.received')}</th>
            <th scope="col">{t('line.damaged')}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map((difference) => {
            const { id, product, expected, received, damaged, lot, note } = difference.line
            return (
              <tr key={id}>
                <td>
                  <b>{wineOf(product)}</b>
                  <span className={paper.about}>
                    {[product.reference, formatSize(product.bottleSizeCl), lot && t('paper.lot', { lot }), note]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </td>
                <td>{differenceWords(t, difference).join(', ')}</td>
                <td>{formatInteger(expected)}</td>
                <td>{formatInteger(received)}</td>
                <td>{formatInteger(damaged)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {closed && <p className={paper.left}>{t('paper.closed', { reason: closed.comment })}</p>}
      <div className={paper.signatures}>
        <p>{t('paper.noticed')}</p>
        <p>{t('paper.signature')}</p>
      </div>
    </article>
  )
}
