import type { TFunction } from 'i18next'
import type { PersonCard } from '~/api/types'
import { daysSince } from '~/shared/format/days-since'

/** Why an agent should call a customer now, in words; '' when there is no reason to. */
export function chaseWords(t: TFunction<'people'>, { chase, lastOrderAt }: PersonCard): string {
  return chase ? t(`chase.${chase}`, { count: lastOrderAt ? daysSince(lastOrderAt) : 0 }) : ''
}
