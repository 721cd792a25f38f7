import { useTranslation } from 'react-i18next'
import { formatDate, formatDateTime } from '~/shared/format/format'
import { Facts } from '~/shared/parts/Facts'
import { Panel } from '~/shared/parts/Panel'
import { useSupplierFact } from '~/shared/warehouse/use-supplier-fact'
import type { ReceiptDetail } from '../receipt'

/** When, how and under which duties the goods come. */
export function DeliveryPanel({ receipt }: { receipt: ReceiptDetail }) {
  const { t } = useTranslation('receipts')
  const { supplier, expectedOn, arrivedAt, carrier, trackingNumber, reference, dutyStatus, arc } = receipt
  return (
    <Panel title={t('create.delivery')}>
      <Facts
        facts={[
          useSupplierFact(t('column.supplier'), supplier),
          [t('column.warehouse'), t(`warehouse:kept.${receipt.warehouse}`)],
          [t('column.expectedOn'), formatDate(expectedOn)],
          [t('column.arrivedAt'), arrivedAt && formatDateTime(arrivedAt)],
          [t('column.carrier'), carrier],
          [t('column.trackingNumber'), trackingNumber],
          [t('column.reference'), reference],
          [t('column.dutyStatus'), t(`duty.${dutyStatus}`)],
          [t('column.arc'), arc],
        ]}
      />
    </Panel>
  )
}
