import type { OrderSummary } from '~/api/types'

const monthsFrom = (year: number) =>
  Array.from({ length: 12 }, (_, index) => {
    const at = new Date(Date.UTC(year, 11 + index, 1))
    return {
      month: at.toISOString().slice(0, 7),
      orders: 0,
      units: 0,
      totalTaxExcl: 0,
      totalTaxIncl: 0,
      totalAgentFees: 0,
    }
  })

const november = {
  month: '2026-11',
  orders: 2,
  units: 18,
  totalTaxExcl: 236.04,
  totalTaxIncl: 283.25,
  totalAgentFees: 35.41,
}

/** Somebody who has never ordered. */
export const anUnusedSummary: OrderSummary = {
  period: { from: '2026-11-01', to: '2026-11-30' },
  months: monthsFrom(2025),
  yearBefore: monthsFrom(2024),
  month: { ...november, orders: 0, units: 0, totalTaxExcl: 0, totalTaxIncl: 0, totalAgentFees: 0 },
  previousMonth: {
    ...november,
    month: '2026-10',
    orders: 0,
    units: 0,
    totalTaxExcl: 0,
    totalTaxIncl: 0,
    totalAgentFees: 0,
  },
  open: 0,
  byStatus: [],
  averageTotalTaxExcl: 0,
  averageTotalTaxIncl: 0,
  counterparties: 0,
}

/** Two orders this month, one a year before, one of them in trouble. */
export const aSummary: OrderSummary = {
  ...anUnusedSummary,
  months: [...anUnusedSummary.months.slice(0, 11), november],
  yearBefore: [
    ...anUnusedSummary.yearBefore.slice(0, 11),
    { month: '2025-11', orders: 1, units: 6, totalTaxExcl: 118.02, totalTaxIncl: 141.62, totalAgentFees: 17.7 },
  ],
  month: november,
  open: 2,
  byStatus: [
    { status: 'processing', count: 1 },
    { status: 'incident', count: 1 },
  ],
  averageTotalTaxExcl: 118.02,
  averageTotalTaxIncl: 141.62,
  counterparties: 1,
}
