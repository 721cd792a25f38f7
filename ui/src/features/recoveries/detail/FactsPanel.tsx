import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '~/shared/format/format'
import { Facts } from '~/shared/parts/Facts'
import { Panel } from '~/shared/parts/Panel'
import { useSupplierFact } from '~/shared/warehouse/use-supplier-fact'
import type { RecoveryDetail } from '../recovery'

/** Whose goods leave, from where, why, and where they go. */
export function FactsPanel({ recovery }: { recovery: RecoveryDetail }) {
  const { t } = useTranslation('recoveries')
  const { supplier, warehouse, moveTo, reason, createdAt, orderedAt, receipt } = recovery
  return (
    <Panel title={t('create.return')}>
      <Facts
        facts={[
          useSupplierFact(t('column.supplier'), supplier),
          [t('column.warehouse'), t(`warehouse:kept.${warehouse}`)],
          [t('column.moveTo'), moveTo && t(`warehouse:kept.${moveTo}`)],
          [t('column.reason'), t(`reason.${reason}`)],
          [t('column.createdAt'), formatDateTime(createdAt)],
          [t('column.orderedAt'), orderedAt && formatDateTime(orderedAt)],
          [
            t('detail.receipt'),
            receipt && (
              <Link key="receipt" to="/receipts/$receiptId" params={{ receiptId: receipt.split('/').at(-1) ?? '' }}>
                {t('detail.receiptOpen')}
              </Link>
            ),
          ],
        ]}
      />
    </Panel>
  )
}
