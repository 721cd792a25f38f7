import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuestRequestDetail } from '~/api/types'
import { formatMoney, formatPercent } from '~/shared/format/format'
import { Facts } from '~/shared/parts/Facts'
import { Panel } from '~/shared/parts/Panel'
import { DataTable } from '~/shared/table/DataTable'
import { requestLineColumns } from './line-columns'

/** What was asked for, what shipping costs, and the commission that the restaurant earns once the guest concludes. */
export function RequestLines({ request }: { request: GuestRequestDetail }) {
  const { t } = useTranslation('requests')
  const { items, shippingPriceTaxIncl, totalPriceTaxIncl, commission, commissionRate } = request
  const columns = useMemo(() => requestLineColumns(t), [t])
  return (
    <>
      <Panel title={t('lines.title')} flush>
        <DataTable
          label={t('lines.title')}
          columns={columns}
          rows={items}
          rowKey={({ product }) => String(product.id)}
        />
      </Panel>
      <Panel title={t('summary.title')}>
        <Facts
          facts={[
            [t('summary.carriage'), shippingPriceTaxIncl === 0 ? t('summary.free') : formatMoney(shippingPriceTaxIncl)],
            [t('summary.total'), <b key="total">{formatMoney(totalPriceTaxIncl)}</b>],
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
