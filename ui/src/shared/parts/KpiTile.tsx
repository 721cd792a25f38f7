import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './KpiTile.module.css'
import { Sparkline } from './Sparkline'

/** Figures side by side: four in a row, two on a telephone. */
export const KpiRow = ({ label, children }: { label?: string; children: ReactNode }) => (
  <section className={classes.strip} aria-label={label}>
    {children}
  </section>
)

interface Props {
  label: string
  value: string
  detail: string
  /** Twelve figures, oldest first. */
  trend?: number[]
  tone?: 'brand' | 'slate'
  /** The rows behind the figure, when there are some. */
  link?: LinkProps | undefined
  /** Those that the detail is about. */
  detailLink?: LinkProps | undefined
}

/** One figure with its name, what it compares to and its year. */
export function KpiTile({ label, value, detail, trend, tone = 'slate', link, detailLink }: Props) {
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
      {detailLink ? (
        <Link {...detailLink} className={classes.detailLink} data-touch>
          {detail}
        </Link>
      ) : (
        <span className={classes.detail}>{detail}</span>
      )}
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
