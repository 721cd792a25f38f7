import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OrderStatus } from '~/api/types'
import classes from './KpiTile.module.css'
import { Sparkline } from './Sparkline'

/** Figures side by side: four in a row, two on a telephone. */
export function KpiRow({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <section className={classes.strip} aria-label={label}>
      {children}
    </section>
  )
}

/** The list of orders as a tile opens it. */
interface OrdersView {
  status?: OrderStatus[]
  from?: string
  to?: string
  sort?: 'supplier' | 'customer'
  customer?: number
}

interface Props {
  label: string
  value: string
  detail: string
  /** Twelve figures, oldest first. */
  trend?: number[]
  tone?: 'brand' | 'slate'
  /** The orders behind the figure, when there are some. */
  view?: OrdersView | undefined
}

/** One figure with its name, what it compares to and its year. */
export function KpiTile({ label, value, detail, trend, tone = 'slate', view }: Props) {
  return (
    <div className={classes.tile}>
      {view ? (
        <Link to="/orders" search={view} className={classes.link}>
          {label}
        </Link>
      ) : (
        <span className={classes.label}>{label}</span>
      )}
      <span className={classes.value}>{value}</span>
      <span className={classes.detail}>{detail}</span>
      {trend && (
        <span className={classes.trend}>
          <Sparkline values={trend} color={tone === 'brand' ? '#D9564B' : '#4B7082'} />
        </span>
      )}
    </div>
  )
}
