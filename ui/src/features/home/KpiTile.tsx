import { Link } from '@tanstack/react-router'
import type { OrderStatus } from '~/api/types'
import classes from './KpiTile.module.css'
import { Sparkline } from './Sparkline'

/** The list of orders as a tile opens it. */
interface OrdersView {
  status?: OrderStatus[]
  from?: string
  to?: string
  sort?: 'supplier' | 'customer'
}

interface Props {
  label: string
  value: string
  detail: string
  /** Twelve figures, oldest first. */
  trend: number[]
  tone?: 'brand' | 'slate'
  /** The orders behind the figure. */
  view: OrdersView
}

/** One figure with its name, what it compares to and its year. */
export function KpiTile({ label, value, detail, trend, tone = 'slate', view }: Props) {
  return (
    <div className={classes.tile}>
      <Link to="/orders" search={view} className={classes.link}>
        {label}
      </Link>
      <span className={classes.value}>{value}</span>
      <span className={classes.detail}>{detail}</span>
      <span className={classes.trend}>
        <Sparkline values={trend} color={tone === 'brand' ? '#D9564B' : '#4B7082'} />
      </span>
    </div>
  )
}
