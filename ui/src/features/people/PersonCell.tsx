import type { PersonCard } from '~/api/types'
import { personName } from '~/shared/format/person-name'
import { RowLink } from '~/shared/parts/RowLink'
import classes from './PersonCell.module.css'

/** A person's name in a row, above the reader's own name for it. */
export function PersonCell({ person, to }: { person: PersonCard; to: string }) {
  return (
    <span className={classes.person}>
      <span className={classes.name}>
        <RowLink to={to}>{personName(person)}</RowLink>
      </span>
      {person.label && <span className={classes.label}>{person.label}</span>}
    </span>
  )
}
