import { useTranslation } from 'react-i18next'
import { formatDate, formatInteger, formatSize } from '~/shared/format/format'
import paper from '~/shared/paper/paper.module.css'
import { wineOf } from '~/shared/warehouse/goods'
import type { RecoveryDetail } from '../recovery'

/** What is handed over, to be checked with a pen and signed by who takes it away. */
export function Slip({ recovery }: { recovery: RecoveryDetail }) {
  const { t } = useTranslation('recoveries')
  const { number, supplier, warehouse, moveTo, reason, comment, createdAt, orderedAt, units, lines } = recovery
  return (
    <article className={paper.sheet}>
      <header className={paper.head}>
        <div>
          <p className={paper.brand}>{supplier.company}</p>
          <h2 className={paper.title}>
            {t('paper.slip')} {number}
          </h2>
        </div>
      </header>
      <div className={paper.parties}>
        <section>
          <h3>{t('column.warehouse')}</h3>
          <b>{t(`warehouse:kept.${warehouse}`)}</b>
          <span>{t('paper.askedOn', { date: formatDate(createdAt) })}</span>
          {orderedAt && <span>{t('next.ordered', { date: formatDate(orderedAt) })}</span>}
        </section>
        <section>
          <h3>{t('column.moveTo')}</h3>
          <b>{moveTo ? t(`warehouse:kept.${moveTo}`) : supplier.company}</b>
          <span>{t('paper.reason', { reason: t(`reason.${reason}`) })}</span>
        </section>
      </div>
      {comment && <p className={paper.comment}>{comment}</p>}
      <table className={paper.lines} aria-label={t('paper.slip')}>
        <thead>
          <tr>
            <th scope="col">
              <span className={paper.spoken}>{t('paper.done')}</span>
            </th>
            <th scope="col">{t('line.product')}</th>
            <th scope="col">{t('line.lot')}</th>
            <th scope="col">{t('paper.cartons')}</th>
            <th scope="col">{t('line.quantity')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, product, quantity, lot }) => (
            <tr key={id}>
              <td>
                <span className={paper.box} />
              </td>
              <td>
                <b>{wineOf(product)}</b>
                <span className={paper.about}>
                  {[product.reference, formatSize(product.bottleSizeCl), product.ean].filter(Boolean).join(' · ')}
                </span>
              </td>
              <td>{lot || '–'}</td>
              <td>
                {formatInteger(Math.floor(quantity / product.unitsPerCarton))} × {product.unitsPerCarton}
                {quantity % product.unitsPerCarton > 0 && ` + ${quantity % product.unitsPerCarton}`}
              </td>
              <td>{formatInteger(quantity)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row">{t('paper.total')}</th>
            <td />
            <td />
            <td>{formatInteger(units)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={paper.reserves}>{t('paper.reserves')}</p>
      <div className={paper.signatures}>
        <p>{t('paper.handedOver')}</p>
        <p>{t('paper.taken')}</p>
      </div>
    </article>
  )
}
