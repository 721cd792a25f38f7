import type { TFunction } from 'i18next'
import type { TrailEntry } from '~/api/types'
import { actorWords } from '~/shared/document/acting'

type Author = NonNullable<TrailEntry['actor']>

/** The person before the company: colleagues share one, and companies may have namesakes. */
const nameOf = ({ name, company, firstName, lastName }: Author) =>
  [`${firstName} ${lastName}`.trim(), company].filter(Boolean).join(', ') || name

/** Who acted; an admin who worked as somebody else is named beside it. */
export function authorsOf(
  t: TFunction<'users'>,
  { actor, impersonator }: Pick<TrailEntry, 'actor' | 'impersonator'>,
): string {
  const name = actor ? nameOf(actor) : t('history.nobody')
  return actorWords({ actor: name, impersonator: impersonator ? nameOf(impersonator) : '' })
}
