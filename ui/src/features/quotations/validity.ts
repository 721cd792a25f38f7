import { businessDay } from '~/shared/format/business-day'

const DAY = 86_400_000

/** From how many days on the end of a quotation is told as near. */
const NEAR = 3

/** Whole days until the last day of validity: 0 on that day, negative once it is past. */
function daysLeft(validUntil: string, now: number): number {
  return Math.round((Date.parse(validUntil) - Date.parse(businessDay(now))) / DAY)
}

/** How near the end is; null while it is far. */
export function ending(validUntil: string, now: number): { key: 'past' | 'today' | 'days'; count: number } | null {
  const count = daysLeft(validUntil, now)
  if (count > NEAR) return null
  if (count < 0) return { key: 'past', count }
  return count === 0 ? { key: 'today', count } : { key: 'days', count }
}
