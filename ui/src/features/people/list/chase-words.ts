import type { TFunction } from 'i18next'
import type { PersonCard } from '~/api/types'
import { daysSince } from '~/shared/format/days-since'
import { formatDate, formatMoney } from '~/shared/format/format'

/** Why an agent should call a customer now, in words; '' when there is no reason to. */
export function chaseWords(t: TFunction<'people'>, { chase, lastOrderAt, overdueAmount, overdueSince }: PersonCard): string {
  if (chase === 'overdue')
    return t('chase.overdue', { amount: formatMoney(overdueAmount ?? 0), day: formatDate(overdueSince ?? '') })
  return chase ? t(`chase.${chase}`, { count: lastOrderAt ? daysSince(lastOrderAt) : 0 }) : ''
}
