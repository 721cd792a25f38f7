import { useTranslation } from 'react-i18next'
import type { Person } from '~/api/types'
import { StateDot } from '~/shared/document/StateDot'
import { formatDate } from '~/shared/format/format'
import { Row } from '~/shared/layout/Row'
import { Chip } from '~/shared/parts/Chip'
import { accountStates } from '../account-states'
import classes from './PersonPage.module.css'

/** The line below a person's name: what it is, where it stands, since when. */
export function PersonFacts({ person }: { person: Person }) {
  const { t } = useTranslation('people')
  const { relation } = person
  return (
    <Row as="span" gap="2px 16px" align="stretch" wrap>
      <span>{t(`enums:user_group.${person.userGroup.code}`)}</span>
      <StateDot of={accountStates} state={person.status} />
      {relation && relation.status !== 'valid' && <span>{t(`header.${relation.status}`)}</span>}
      {relation?.status === 'valid' && <span>{t('header.since', { date: formatDate(relation.since) })}</span>}
      {relation?.label && <Chip className={classes.label}>{relation.label}</Chip>}
    </Row>
  )
}
