import type { TFunction } from 'i18next'
import type { TrailEntry } from '~/api/types'

type Record = Pick<TrailEntry, 'subject' | 'product' | 'about'>

/** What an act was done to: a product or people by their names, anything else by its kind. */
export function recordOf(t: TFunction<'users'>, { subject, product, about }: Record): string {
  const people = about.map(({ name }) => name).join(' · ')
  if (product) return product
  if (subject === 'users' && people) return people
  const kind = t(`kind.${subject}`, { defaultValue: t('kind.other') })
  return people ? t('journal.kindOf', { kind, people }) : kind
}

/** Where what an act was done to is read; null where it has no page. */
export function recordPath({
  subject,
  subjectId,
  product,
  about,
}: Pick<TrailEntry, 'subject' | 'product' | 'about' | 'subjectId'>): string | null {
  if (product) return `/products/${subjectId}`
  if (subject === 'agreement_frames') return `/agreement-frames/${subjectId}/edit`
  const [person] = about
  return person ? `/users/${person.id}` : null
}
