import { useTranslation } from 'react-i18next'
import type { Person } from '~/api/types'
import { formatDate } from '~/shared/format/format'
import { UserStatusDot } from '~/shared/parts/StatusDot'
import classes from './PersonPage.module.css'

/** The line below a person's name: what it is, where it stands, since when. */
export function PersonFacts({ person }: { person: Person }) {
  const { t } = useTranslation('people')
  const { relation } = person
  return (
    <span className={classes.facts}>
      <span>{t(`enums:user_group.${person.userGroup.code}`)}</span>
      <UserStatusDot status={person.status} />
      {relation && relation.status !== 'valid' && <span>{t(`header.${relation.status}`)}</span>}
      {relation?.status === 'valid' && <span>{t('header.since', { date: formatDate(relation.since) })}</span>}
      {relation?.label && <span className={classes.label}>{relation.label}</span>}
    </span>
  )
}
