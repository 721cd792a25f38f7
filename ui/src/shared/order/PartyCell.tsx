import { useTranslation } from 'react-i18next'
import type { Party } from '~/api/types'
import { PersonLink } from '~/shared/parts/PersonLink'
import { TwoLines } from '~/shared/table/TwoLines'
import classes from './PartyCell.module.css'
import type { Role } from './parties'

interface Props {
  party: Party
  role: Role
  withGroup: boolean
}

/** The other side of an order; a customer with what kind of house it is. */
export function PartyCell({ party, role, withGroup }: Props) {
  const { t } = useTranslation()
  return (
    <TwoLines below={withGroup && party.userGroup && t(`enums:user_group.${party.userGroup.code}`)}>
      <span className={classes.name}>
        <PersonLink person={{ id: party.id, group: party.userGroup?.code ?? role }}>{party.company}</PersonLink>
      </span>
    </TwoLines>
  )
}
