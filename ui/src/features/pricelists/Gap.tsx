import { formatTrend } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import classes from './Gap.module.css'

/** How far a price is from the list price, in percent; above it deserves a look. */
export function Gap({ percent }: { percent: number | null }) {
  if (percent === null) return <Dim>–</Dim>
  return (
    <span className={classes.gap} data-above={percent > 0 || undefined}>
      {formatTrend(percent)}
    </span>
  )
}
