import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { DataTable } from '~/shared/table/DataTable'
import { lineColumns } from './line-columns'
import classes from './lines.module.css'
import type { OrderItem } from './order'

interface Props {
  items: OrderItem[]
  withTax: boolean
  /** What can be done with a line: a RowMenu. */
  actions?: (item: OrderItem) => ReactNode
  /** What can be done about bottles of a line that are not there yet. */
  choice?: (item: OrderItem) => ReactNode
}

/** The lines of an order, as they were ordered, with what has left of each once something has. */
export function OrderLines({ items, withTax, actions, choice }: Props) {
  const { t } = useTranslation('order')
  const withSent = items.some(({ shippedQuantity, closedQuantity }) => shippedQuantity + closedQuantity > 0)
  const columns = useMemo(
    () => lineColumns(t, { withTax, withSent, actions, choice }),
    [t, withTax, withSent, actions, choice],
  )
  return (
    <div className={classes.wide} data-menu={actions !== undefined || undefined}>
      <DataTable label={t('lines.label')} columns={columns} rows={items} rowKey={(item) => String(item.id)} />
    </div>
  )
}
