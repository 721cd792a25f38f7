import { type PointerEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatAxisMark, formatMoney, formatMonth } from '~/shared/format/format'
import { curveThrough } from './curve'
import classes from './MonthsChart.module.css'
import { MonthTip } from './MonthTip'
import type { MonthFigures } from './month-figures'

const WIDTH = 1200
const HEIGHT = 200

/** The middle of a month's column, in percent. */
const middleOf = (index: number, count: number) => ((index + 0.5) / count) * 100

/** Months before the first order say nothing: their line starts where the orders do. */
function pointsOf(months: MonthFigures[], top: number) {
  const start = months.findIndex(({ orders }) => orders > 0)
  return months
    .map(({ total }, index) => ({
      x: (middleOf(index, months.length) * WIDTH) / 100,
      y: HEIGHT - (total / top) * HEIGHT,
    }))
    .slice(Math.max(start, 0))
}

interface Props {
  /** The last is the running one. */
  months: MonthFigures[]
  /** The same months of the year before; empty when there is nothing to compare. */
  yearBefore: MonthFigures[]
  label: string
}

/** Months as a line, the year before dashed. Pointer, finger and arrow keys read it month by month. */
export function MonthsChart({ months, yearBefore, label }: Props) {
  const { t } = useTranslation('home')
  const [shown, show] = useState<number | null>(null)
  const ticks = scaleOf(Math.max(...[...months, ...yearBefore].map(({ total }) => total), 0))
  const top = ticks.at(-1) ?? 1
  const at = shown ?? months.length - 1
  const month = months[at]

  function follow({ clientX, currentTarget }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect()
    const index = Math.floor(((clientX - left) / width) * months.length)
    show(Math.min(Math.max(index, 0), months.length - 1))
  }

  return (
    <figure className={classes.chart}>
      <div className={classes.scale} aria-hidden="true">
        {ticks.toReversed().map((tick) => (
          <span key={tick}>{formatAxisMark(tick)}</span>
        ))}
      </div>
      <div
        className={classes.plot}
        style={{ '--step': `${100 / (ticks.length - 1)}%` }}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => show(null)}
      >
        <Curves months={months} yearBefore={yearBefore} top={top} />
        <input
          type="range"
          className={classes.reader}
          min={0}
          max={months.length - 1}
          value={at}
          aria-label={label}
          aria-valuetext={month && t('months.point', { ...nameOf(month), amount: formatMoney(month.total) })}
          onChange={(event) => show(Number(event.currentTarget.value))}
          onFocus={() => show(at)}
          onBlur={() => show(null)}
        />
        {month && (
          <span
            className={classes.dot}
            data-resting={shown === null || undefined}
            style={{ left: `${middleOf(at, months.length)}%`, top: `${100 - (month.total / top) * 100}%` }}
          />
        )}
        {month && shown !== null && (
          <MonthTip
            month={month}
            before={yearBefore[at]}
            left={middleOf(at, months.length)}
            top={100 - (Math.max(month.total, yearBefore[at]?.total ?? 0) / top) * 100}
          />
        )}
      </div>
      <Names months={months} current={at} />
    </figure>
  )
}

/** The line of the year over that of the year before. */
function Curves({ months, yearBefore, top }: { months: MonthFigures[]; yearBefore: MonthFigures[]; top: number }) {
  const points = pointsOf(months, top)
  const line = curveThrough(points)
  return (
    <svg
      className={classes.lines}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className={classes.area} d={`${line}L${points.at(-1)?.x ?? 0} ${HEIGHT}L${points[0]?.x ?? 0} ${HEIGHT}Z`} />
      <path className={classes.before} d={curveThrough(pointsOf(yearBefore, top))} />
      <path className={classes.line} d={line} />
    </svg>
  )
}

const Names = ({ months, current }: { months: MonthFigures[]; current: number }) => (
  <ol className={classes.names} aria-hidden="true">
    {months.map((entry, index) => (
      <li key={entry.month} data-current={index === current || undefined}>
        {formatMonth(entry.month, 'short')}
      </li>
    ))}
  </ol>
)

const nameOf = ({ month }: MonthFigures) => ({ month: formatMonth(month), year: month.slice(0, 4) })

/** Up to four round steps from 0 to at least `max`: 0, 25 000, 50 000, … */
function scaleOf(max: number): number[] {
  const rough = Math.max(max, 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 1.5, 2, 2.5, 3, 4, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough
  return [0, 1, 2, 3, 4].map((index) => index * step).filter((tick, index) => index === 0 || tick - step < max)
}
