import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { DataTable } from '~/shared/table/DataTable'
import { lineColumns } from './line-columns'
import classes from './lines.module.css'
import type { OrderItem } from './order'

/** The lines of an order, as they were ordered. */
export function OrderLines({ items, withTax }: { items: OrderItem[]; withTax: boolean }) {
  const { t } = useTranslation('orders')
  const columns = useMemo(() => lineColumns(t, withTax), [t, withTax])
  return (
    <div className={classes.wide}>
      <DataTable label={t('lines.label')} columns={columns} rows={items} rowKey={(item) => String(item.id)} />
    </div>
  )
}
