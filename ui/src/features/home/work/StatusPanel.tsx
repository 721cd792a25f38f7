import { IconReceipt } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { OrderSummary } from '~/api/types'
import { StateDot } from '~/shared/document/StateDot'
import { formatInteger } from '~/shared/format/format'
import { orderStates } from '~/shared/order/order-states'
import { EmptyState } from '~/shared/parts/EmptyState'
import { type Asked, QueryPanel } from '~/shared/parts/QueryPanel'
import { orderStatusRows } from './order-status-rows'
import classes from './StatusPanel.module.css'

/** Where orders stand; each line opens the list behind it. */
export function StatusPanel({ asked }: { asked: Asked<OrderSummary> }) {
  const { t } = useTranslation('home')
  const rows = orderStatusRows(asked.data?.byStatus ?? [])
  return (
    <QueryPanel title={t('status.title')} asked={asked} height={392} flush>
      {rows.length === 0 ? (
        <EmptyState icon={IconReceipt} title={t('status.empty')} />
      ) : (
        <ul className={classes.list}>
          {rows.map(({ status, count }) => (
            <li key={status}>
              <Link to="/orders" search={{ status: [status] }} className={classes.row} data-touch>
                <StateDot of={orderStates} state={status} />
                <b>{formatInteger(count)}</b>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </QueryPanel>
  )
}
