import type { PersonCard } from '~/api/types'
import { personName } from '~/shared/format/person-name'
import { RowLink } from '~/shared/parts/RowLink'
import { TwoLines } from '~/shared/table/TwoLines'

/** A person's name in a row, above the reader's own name for it. */
export function PersonCell({ person, to }: { person: PersonCard; to: string }) {
  return (
    <TwoLines below={person.label}>
      <RowLink to={to}>{personName(person)}</RowLink>
    </TwoLines>
  )
}
