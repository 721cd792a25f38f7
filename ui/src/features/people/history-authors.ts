import type { TFunction } from 'i18next'
import type { TrailEntry } from '~/api/types'

/** Who acted; an admin who worked as somebody else is named beside it. */
export function authorsOf(
  t: TFunction<'users'>,
  { actor, impersonator }: Pick<TrailEntry, 'actor' | 'impersonator'>,
): string {
  const name = actor?.name ?? t('history.nobody')
  return impersonator ? t('history.as', { admin: impersonator.name, name }) : name
}
