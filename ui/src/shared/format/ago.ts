import { currentLocale } from '~/shared/locale/locale'
import { formatDate } from './format'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago an instant was: il y a 5 minutes, hier; its date when that is more than a week. */
export function formatAgo(iso: string, now: number): string {
  const passed = Math.max(0, now - Date.parse(iso))
  if (passed >= 7 * DAY) return formatDate(iso)
  const format = new Intl.RelativeTimeFormat(currentLocale(), { numeric: 'auto' })
  if (passed >= DAY) return format.format(-Math.floor(passed / DAY), 'day')
  if (passed >= HOUR) return format.format(-Math.floor(passed / HOUR), 'hour')
  if (passed >= MINUTE) return format.format(-Math.floor(passed / MINUTE), 'minute')
  return format.format(0, 'second')
}
