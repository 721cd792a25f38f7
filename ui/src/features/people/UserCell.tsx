import type { PersonCard } from '~/api/types'
import { personName } from '~/shared/format/person-name'
import { RowLink } from '~/shared/parts/RowLink'
import classes from './UserCell.module.css'

/** Somebody of a list: the house, which is the link, and the person. */
export function UserCell({ user, to }: { user: PersonCard; to: string }) {
  const name = personName(user)
  const own = `${user.firstName} ${user.lastName}`.trim()
  return (
    <span className={classes.user}>
      <RowLink to={to}>{name}</RowLink>
      {own !== '' && own !== name && <span className={classes.own}>{own}</span>}
    </span>
  )
}
