import type { OrderSummary } from '~/api/types'
import type { MonthFigures } from '~/shared/charts/month-figures'
import type { Tax } from '../audience'

export interface Figures {
  /** Twelve, the last is the running one. */
  months: MonthFigures[]
  /** The same months of the year before; empty when nothing was ordered then. */
  yearBefore: MonthFigures[]
  current: MonthFigures
  /** The latest month before the running one with an order in it. */
  latest: MonthFigures | undefined
  average: number
  orders: number
  units: number
}

const NO_MONTH: MonthFigures = { month: '', orders: 0, units: 0, total: 0, agentFees: 0 }

const sum = (months: MonthFigures[], of: 'orders' | 'units') => months.reduce((total, month) => total + month[of], 0)

/** The summary's amounts with or without tax, and what is said of them. */
export function figuresOf(summary: OrderSummary, tax: Tax): Figures {
  const read = ({
    month,
    orders,
    units,
    totalTaxExcl,
    totalTaxIncl,
    totalAgentFees,
  }: OrderSummary['month']): MonthFigures => ({
    month,
    orders,
    units,
    total: tax === 'taxIncl' ? totalTaxIncl : totalTaxExcl,
    agentFees: totalAgentFees,
  })
  const months = summary.months.map(read)
  const before = summary.yearBefore.map(read)
  return {
    months,
    yearBefore: before.some(({ orders }) => orders > 0) ? before : [],
    current: months.at(-1) ?? NO_MONTH,
    latest: months.slice(0, -1).findLast(({ orders }) => orders > 0),
    average: tax === 'taxIncl' ? summary.averageTotalTaxIncl : summary.averageTotalTaxExcl,
    orders: sum(months, 'orders'),
    units: sum(months, 'units'),
  }
}

/** Nothing was ever ordered: the home screen shows the way instead of zeros. */
export const isUnused = ({ byStatus, months, yearBefore }: OrderSummary) =>
  byStatus.length === 0 && [...months, ...yearBefore].every(({ orders }) => orders === 0)
