/** Two days, both included. */
export interface Period {
  from: string
  to: string
}

/** The first and the last day of a month, YYYY-MM. */
export function daysOf(month: string): Period {
  const last = new Date(`${month}-01T12:00:00Z`)
  last.setUTCMonth(last.getUTCMonth() + 1, 0)
  return { from: `${month}-01`, to: last.toISOString().slice(0, 10) }
}

/** The month of a day and those before it, the latest first. */
export function monthsUntil(day: string, count: number): string[] {
  return Array.from({ length: count }, (_, back) => {
    const month = new Date(`${day.slice(0, 7)}-15T12:00:00Z`)
    month.setUTCMonth(month.getUTCMonth() - back)
    return month.toISOString().slice(0, 7)
  })
}

/** The month that a period is, when it is one. */
export function monthOf({ from, to }: Partial<Period>): string | null {
  const month = from?.slice(0, 7)
  if (!month) return null
  const days = daysOf(month)
  return days.from === from && days.to === to ? month : null
}
