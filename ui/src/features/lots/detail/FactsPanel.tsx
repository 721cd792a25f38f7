import { useTranslation } from 'react-i18next'
import { formatDate, formatInteger, wineOf } from '~/shared/format/format'
import { Facts } from '~/shared/parts/Facts'
import { Panel } from '~/shared/parts/Panel'
import { TextLink } from '~/shared/parts/TextLink'
import { useSupplierFact } from '~/shared/warehouse/use-supplier-fact'
import type { StockLot } from '../lot'
import classes from './FactsPanel.module.css'

/** What a lot is of, what came of it, and what may still be there. */
export function FactsPanel({ lot }: { lot: StockLot }) {
  const { t } = useTranslation('lots')
  const { product, supplier, warehouse, bestBefore, arrivedAt, received, inStock } = lot
  return (
    <Panel title={t('detail.facts')}>
      <Facts
        facts={[
          [
            t('column.product'),
            <TextLink
              key="product"
              data-touch
              className={classes.wine ?? ''}
              to="/products/$productId/stock"
              params={{ productId: String(product.id) }}
            >
              {wineOf(product)}
            </TextLink>,
          ],
          useSupplierFact(t('column.supplier'), supplier),
          [t('column.warehouse'), t(`warehouse:kept.${warehouse}`)],
          [t('column.inStock'), inStock > 0 ? t('detail.atMost', { amount: formatInteger(inStock) }) : '0'],
          [t('column.received'), formatInteger(received)],
          [t('column.arrivedAt'), arrivedAt && formatDate(arrivedAt)],
          [t('column.bestBefore'), bestBefore && formatDate(bestBefore)],
        ]}
      />
    </Panel>
  )
}
