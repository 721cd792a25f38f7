import { Link } from '@tanstack/react-router'
import classes from './KpiTile.module.css'
import { Sparkline } from './Sparkline'

interface Props {
  label: string
  value: string
  detail: string
  /** Twelve figures, oldest first. */
  trend?: number[]
  tone?: 'brand' | 'slate'
  /** The list behind the figure. */
  to?: string
}

/** One figure with its name, what it compares to and its year. */
export function KpiTile({ label, value, detail, trend, tone = 'slate', to }: Props) {
  return (
    <div className={classes.tile}>
      {to ? (
        <Link to={to} className={classes.link}>
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
