import { useTranslation } from 'react-i18next'
import { formatDate } from '~/shared/format/format'
import type { OrderDetail } from '~/shared/order/order'
import classes from '~/shared/paper/paper.module.css'
import { Signatures } from '~/shared/paper/Sheet'
import type { LotUnits } from '../shipping/lots'
import { OrderPaper } from './OrderPaper'
import { PaperLines } from './PaperLines'
import { byWarehouse, toPick, totalsOf } from './packing'
import { sumOf } from './paper-sum'

interface Props {
  order: OrderDetail
  /** The lots that are there, by line. */
  known?: ReadonlyMap<number, readonly LotUnits[]> | undefined
}

/** What is fetched from the warehouse for an order, place by place, with boxes to tick. */
export function PickingList({ order, known }: Props) {
  const { t } = useTranslation('orders')
  const lines = toPick(order, known)
  const places = byWarehouse(lines)
  return (
    <OrderPaper
      order={order}
      title={t('paper.picking')}
      number={order.number}
      facts={[
        t('paper.ordered', { date: formatDate(order.createdAt) }),
        order.carrier.label,
        sumOf(t, totalsOf(lines)),
      ]}
    >
      {places.map(([place, some]) => (
        <section key={place} className={classes.place}>
          <h3>{t(place === 'dartess' ? 'paper.place.dartess' : 'paper.place.supplier')}</h3>
          <PaperLines lines={some} withBoxes label={t('paper.picking')} />
        </section>
      ))}
      <Signatures words={[t('paper.preparedBy'), t('paper.checkedBy')]} />
    </OrderPaper>
  )
}
