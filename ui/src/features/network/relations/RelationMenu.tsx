import { Menu } from '@mantine/core'
import {
  IconAdjustments,
  IconArrowRight,
  IconCheck,
  IconMailForward,
  IconMailOff,
  IconScale,
  IconUserMinus,
  IconX,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Me, UserRelation } from '~/api/types'
import { mayCall } from '~/shared/access/permissions'
import { personPath } from '~/shared/access/person-link'
import { MenuLink } from '~/shared/parts/MenuLink'
import { RowMenu } from '~/shared/table/RowMenu'
import { usePendingActs } from '~/shared/undo/undo'
import { RelationDialogs } from '../dialogs'
import { isExpired, kindOf, nameOf, setsTerms } from './relation'
import { type Asked, useRelationActions } from './relation-actions'

interface Props {
  relation: UserRelation
  viewer: Me
  onAsk: (asked: Asked) => void
}

/** What can be done with one relation. */
export function RelationMenu(props: Props) {
  const { t } = useTranslation('network')
  const pending = usePendingActs()
  // Who was refused may ask again in time; until then there is nothing to do.
  if (props.relation.status === 'reject' || pending.has(props.relation['@id'])) return null
  return <RowMenu label={t('row.menu', { name: nameOf(props.relation) })}>{() => <Items {...props} />}</RowMenu>
}

function Items({ relation, viewer, onAsk }: Props) {
  const { t } = useTranslation('network')
  const { accept, refuse } = useRelationActions()
  const { user, status, awaiting } = relation
  const isValid = status === 'valid'
  // A supplier sets terms as it accepts.
  const asksTerms = setsTerms(relation, viewer) && kindOf(relation, viewer) !== 'label'
  return (
    <>
      {isValid && user && (
        <MenuLink
          to={personPath({ id: user.id, group: user.userGroup.code }, viewer)}
          leftSection={<IconArrowRight size={16} aria-hidden />}
        >
          {t('row.open')}
        </MenuLink>
      )}
      {isValid && user && user.userGroup.code !== 'commercial_agent' && mayCall('accounts.get', viewer) && (
        <MenuLink
          to="/accounts/$relationId"
          params={{ relationId: String(relation.id) }}
          leftSection={<IconScale size={16} aria-hidden />}
        >
          {t('row.account')}
        </MenuLink>
      )}
      {awaiting === 'me' && (
        <>
          {!isExpired(relation) && (
            <Menu.Item
              leftSection={<IconCheck size={16} aria-hidden />}
              {...(asksTerms ? RelationDialogs.intent : {})}
              onClick={() => (asksTerms ? onAsk({ what: 'accept', relation }) : void accept(relation))}
            >
              {t('accept')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconX size={16} aria-hidden />} onClick={() => refuse(relation)}>
            {t('refuse')}
          </Menu.Item>
        </>
      )}
      {awaiting !== 'me' && setsTerms(relation, viewer) && (
        <Menu.Item
          leftSection={<IconAdjustments size={16} aria-hidden />}
          {...RelationDialogs.intent}
          onClick={() => onAsk({ what: 'terms', relation })}
        >
          {t(kindOf(relation, viewer) === 'label' ? 'row.label' : 'row.terms')}
        </Menu.Item>
      )}
      {awaiting === 'other' && <OwnInvitation relation={relation} />}
      {isValid && (
        <Menu.Item
          color="danger.6"
          leftSection={<IconUserMinus size={16} aria-hidden />}
          {...RelationDialogs.intent}
          onClick={() => onAsk({ what: 'remove', relation })}
        >
          {t('row.remove')}
        </Menu.Item>
      )}
    </>
  )
}

/** What its sender can do with an invitation that waits for its answer. */
function OwnInvitation({ relation }: { relation: UserRelation }) {
  const { t } = useTranslation('network')
  const { resend, withdraw } = useRelationActions()
  return (
    <>
      <Menu.Item leftSection={<IconMailForward size={16} aria-hidden />} onClick={() => void resend(relation)}>
        {t('row.resend')}
      </Menu.Item>
      <Menu.Item leftSection={<IconMailOff size={16} aria-hidden />} onClick={() => withdraw(relation)}>
        {t('row.withdraw')}
      </Menu.Item>
    </>
  )
}
