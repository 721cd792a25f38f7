import { IconReceipt } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { OrderSummary } from '~/api/types'
import { formatInteger } from '~/shared/format/format'
import { EmptyState } from '~/shared/parts/EmptyState'
import { Panel } from '~/shared/parts/Panel'
import { OrderStatusDot } from '~/shared/parts/StatusDot'
import { orderStatusRows } from './order-status-rows'
import classes from './StatusPanel.module.css'

/** Where orders stand; each line opens the list behind it. */
export function StatusPanel({ byStatus }: { byStatus: OrderSummary['byStatus'] }) {
  const { t } = useTranslation('home')
  const rows = orderStatusRows(byStatus)
  return (
    <Panel title={t('status.title')} flush>
      {rows.length === 0 ? (
        <EmptyState icon={IconReceipt} title={t('status.empty')} />
      ) : (
        <ul className={classes.list}>
          {rows.map(({ status, count }) => (
            <li key={status}>
              <Link to="/orders" search={{ status: [status] }} className={classes.row}>
                <OrderStatusDot status={status} />
                <b>{formatInteger(count)}</b>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
