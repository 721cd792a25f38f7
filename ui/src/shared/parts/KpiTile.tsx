import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OrderStatus } from '~/api/types'
import type { Stage } from '../order/stage'
import classes from './KpiTile.module.css'
import { Sparkline } from './Sparkline'

/** Figures side by side: four in a row, two on a telephone. */
export const KpiRow = ({ label, children }: { label?: string; children: ReactNode }) => (
  <section className={classes.strip} aria-label={label}>
    {children}
  </section>
)

/** The list of orders as a tile opens it. */
interface OrdersView {
  tab?: Stage
  status?: OrderStatus[]
  from?: string
  to?: string
  sort?: 'supplier' | 'customer'
  customer?: number
}

/** The list of receipts as a tile opens it. */
interface ReceiptsView {
  tab: 'expected' | 'toCount' | 'late'
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
  /** Or the receipts behind it. */
  receipts?: ReceiptsView
}

/** One figure with its name, what it compares to and its year. */
export function KpiTile({ label, value, detail, trend, tone = 'slate', view, receipts }: Props) {
  const link = receipts
    ? { to: '/receipts' as const, search: receipts }
    : view && { to: '/orders' as const, search: view }
  return (
    <div className={classes.tile}>
      {link ? (
        <Link {...link} className={classes.link}>
          {label}
        </Link>
      ) : (
        <span className={classes.label}>{label}</span>
      )}
      <span className={classes.value}>{value}</span>
      <span className={classes.detail}>{detail}</span>
      {trend && (
        <span className={classes.trend}>
          <Sparkline
            values={trend}
            color={tone === 'brand' ? 'var(--mantine-color-brand-5)' : 'var(--mantine-color-slate-5)'}
          />
        </span>
      )}
    </div>
  )
}
