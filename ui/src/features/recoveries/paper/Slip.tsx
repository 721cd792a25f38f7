import { useTranslation } from 'react-i18next'
import { formatDate, formatInteger, formatSize } from '~/shared/format/format'
import { cartonsOnPaper } from '~/shared/paper/cartons'
import paper from '~/shared/paper/paper.module.css'
import { Sheet, Signatures } from '~/shared/paper/Sheet'
import { boxes, SheetTable, SheetWine } from '~/shared/paper/SheetTable'
import type { RecoveryDetail } from '../recovery'

/** What is handed over, to be checked with a pen and signed by who takes it away. */
export function Slip({ recovery }: { recovery: RecoveryDetail }) {
  const { t } = useTranslation('recoveries')
  const { number, supplier, comment, units, lines } = recovery
  return (
    <Sheet brand={supplier.company} title={`${t('paper.slip')} ${number}`}>
      <Parties recovery={recovery} />
      {comment && <p className={paper.comment}>{comment}</p>}
      <SheetTable
        label={t('paper.slip')}
        columns={[
          boxes(t('paper.done')),
          {
            key: 'product',
            head: t('line.product'),
            cell: ({ product }) => (
              <SheetWine product={product} about={[product.reference, formatSize(product.bottleSizeCl), product.ean]} />
            ),
          },
          { key: 'lot', head: t('line.lot'), cell: ({ lot }) => lot || '–' },
          {
            key: 'cartons',
            head: t('paper.cartons'),
            cell: ({ product, quantity }) => cartonsOnPaper(quantity, product.unitsPerCarton),
          },
          {
            key: 'quantity',
            head: t('line.quantity'),
            cell: ({ quantity }) => formatInteger(quantity),
            foot: formatInteger(units),
          },
        ]}
        rows={lines}
        keyOf={({ id }) => id}
        total={t('paper.total')}
      />
      <p className={paper.reserves}>{t('paper.reserves')}</p>
      <Signatures words={[t('paper.handedOver'), t('paper.taken')]} />
    </Sheet>
  )
}

/** Where the goods leave, where they go, and why. */
function Parties({ recovery }: { recovery: RecoveryDetail }) {
  const { t } = useTranslation('recoveries')
  const { supplier, warehouse, moveTo, reason, createdAt, orderedAt } = recovery
  return (
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
  )
}
