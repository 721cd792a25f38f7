import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuestRequestDetail } from '~/api/types'
import { formatMoney, formatPercent } from '~/shared/format/format'
import { Facts } from '~/shared/parts/Facts'
import { Panel } from '~/shared/parts/Panel'
import { DataTable } from '~/shared/table/DataTable'
import { OrderedMoney } from '../Ordered'
import { requestLineColumns } from './line-columns'

/** What was asked for and ordered, what shipping costs, and the commission that the restaurant earns once the guest concludes. */
export function RequestLines({ request }: { request: GuestRequestDetail }) {
  const { t } = useTranslation('requests')
  const { items, shippingPriceTaxIncl, totalPriceTaxIncl, commission, commissionRate, ordered } = request
  const isConcluded = ordered !== null
  const columns = useMemo(() => requestLineColumns(t, isConcluded), [t, isConcluded])
  const title = t(isConcluded ? 'lines.both' : 'lines.title')
  const carriage = ordered?.shippingPriceTaxIncl ?? shippingPriceTaxIncl
  return (
    <>
      <Panel title={title} flush>
        <DataTable label={title} columns={columns} rows={items} rowKey={({ product }) => String(product.id)} />
      </Panel>
      <Panel title={t('summary.title')}>
        <Facts
          facts={[
            [
              t('summary.carriage'),
              carriage === 0 && shippingPriceTaxIncl === 0 ? (
                t('summary.free')
              ) : (
                <OrderedMoney key="carriage" asked={shippingPriceTaxIncl} ordered={carriage} />
              ),
            ],
            [
              t('summary.total'),
              <b key="total">
                <OrderedMoney asked={totalPriceTaxIncl} ordered={ordered?.totalPriceTaxIncl} />
              </b>,
            ],
            [
              t('summary.commission', { rate: formatPercent(commissionRate ?? 0) }),
              commission === null ? null : formatMoney(commission),
            ],
          ]}
        />
      </Panel>
    </>
  )
}
