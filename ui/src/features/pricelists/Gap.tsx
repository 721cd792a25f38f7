import { formatTrend } from '~/shared/format/format'
import classes from './Gap.module.css'

/** How far a price is from the list price, in percent; above it deserves a look. */
export function Gap({ percent }: { percent: number | null }) {
  if (percent === null) return <span className={classes.none}>–</span>
  return (
    <span className={classes.gap} data-above={percent > 0 || undefined}>
      {formatTrend(percent)}
    </span>
  )
}
