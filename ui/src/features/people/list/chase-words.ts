import type { TFunction } from 'i18next'
import type { PersonCard } from '~/api/types'
import { daysSince } from '~/shared/format/days-since'
import { formatDate, formatMoney } from '~/shared/format/format'

/** Why an agent should call a customer now, in words; '' when there is no reason to. In short, without since when it is late. */
export function chaseWords(
  t: TFunction<'people'>,
  { chase, lastOrderAt, overdueAmount, overdueSince }: PersonCard,
  short = false,
): string {
  if (chase === 'overdue')
    return t(short ? 'chase.overdueShort' : 'chase.overdue', {
      amount: formatMoney(overdueAmount ?? 0),
      day: formatDate(overdueSince ?? ''),
    })
  return chase ? t(`chase.${chase}`, { count: lastOrderAt ? daysSince(lastOrderAt) : 0 }) : ''
}
