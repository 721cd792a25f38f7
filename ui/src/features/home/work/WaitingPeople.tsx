import { IconChevronRight, IconUserCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Collection, PersonCard } from '~/api/types'
import { formatDate } from '~/shared/format/format'
import { personName } from '~/shared/format/person-name'
import classes from './TodoPanel.module.css'

/** How many accounts wait for an admin's decision, and who has waited longest; opens them. */
export function WaitingPeople({ people }: { people: Collection<PersonCard> }) {
  const { t } = useTranslation('home')
  const count = people['hydra:totalItems']
  const [oldest] = people['hydra:member']
  return (
    <li>
      <Link to="/users" search={{ tab: 'processing', sort: 'createdAt' }} className={classes.row} data-kind="people">
        <IconUserCheck size={22} stroke={1.7} aria-hidden />
        <span className={classes.words}>
          <b>{t('todo.people', { count })}</b>
          <span className={classes.detail}>
            {oldest?.createdAt
              ? t(count > 1 ? 'todo.oldestAccount' : 'todo.onlyAccount', {
                  name: personName(oldest),
                  date: formatDate(oldest.createdAt),
                })
              : '\u00A0'}
          </span>
        </span>
        <IconChevronRight size={18} className={classes.go} aria-hidden />
      </Link>
    </li>
  )
}
