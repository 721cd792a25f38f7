import { useTranslation } from 'react-i18next'
import type { Party } from '~/api/types'
import classes from './PartyCell.module.css'

/** The other side of an order; a customer with what kind of house it is. */
export function PartyCell({ party, withGroup }: { party: Party; withGroup: boolean }) {
  const { t } = useTranslation()
  return (
    <span className={classes.party}>
      <span className={classes.name}>{party.company}</span>
      {withGroup && party.userGroup && (
        <span className={classes.group}>{t(`enums:user_group.${party.userGroup.code}`)}</span>
      )}
    </span>
  )
}
