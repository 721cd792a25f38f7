import type { TFunction } from 'i18next'
import { formatDay, formatInteger } from '~/shared/format/format'
import type { OrderItem } from './order'

type Promised = OrderItem['promises'][number]

/** Bottles of a line that are not there yet. */
export const promisedOf = ({ promises }: OrderItem) => promises.reduce((sum, { quantity }) => sum + quantity, 0)

/** What of a line is not there yet, and when it comes. */
export function promiseText(t: TFunction<'order'>, { quantity, expectedOn, late }: Promised): string {
  const amount = formatInteger(quantity)
  if (late) return t('lines.expected.late', { count: quantity, amount })
  if (expectedOn === null) return t('lines.expected.someDay', { count: quantity, amount })
  return t('lines.expected.onDay', { count: quantity, amount, day: formatDay(expectedOn) })
}
