import { text } from '~/shared/i18n/i18n'
import { required } from './text-rules'

/** A last day is told, not before the first, or said to be none (null). */
export function lastDay(day: string | null, values: { startsOn: string | null }): string | null {
  if (day === null) return null
  return values.startsOn && day !== '' && day < values.startsOn ? text('lastDay.before') : required(day, values)
}
