import { useTranslation } from 'react-i18next'
import { isAdmin } from '~/shared/access/groups'
import { formatDate, formatDateTime } from '~/shared/format/format'
import { Facts } from '~/shared/parts/Facts'
import { Panel } from '~/shared/parts/Panel'
import { PersonLink } from '~/shared/parts/PersonLink'
import { useSession } from '~/shared/session/session'
import type { ReceiptDetail } from '../receipt'

/** When, how and under which duties the goods come. */
export function DeliveryPanel({ receipt }: { receipt: ReceiptDetail }) {
  const { t } = useTranslation('receipts')
  const group = useSession(({ user }) => user?.userGroup.code)
  const { supplier, expectedOn, arrivedAt, carrier, trackingNumber, reference, dutyStatus, arc } = receipt
  return (
    <Panel title={t('create.delivery')}>
      <Facts
        facts={[
          [
            t('column.supplier'),
            group && isAdmin(group) ? (
              <PersonLink key="supplier" person={{ id: supplier.id, group: 'supplier' }}>
                {supplier.company}
              </PersonLink>
            ) : null,
          ],
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
