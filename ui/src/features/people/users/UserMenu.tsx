import { Loader, Menu } from '@mantine/core'
import { IconArrowRight, IconMasksTheater, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Me, PersonCard } from '~/api/types'
import { personQuery } from '~/shared/api/person-query'
import { personName } from '~/shared/format/person-name'
import { MenuLink } from '~/shared/parts/MenuLink'
import { startActing } from '~/shared/session/impersonation'
import { RowMenu } from '~/shared/table/RowMenu'
import { pageOf } from '../record/person-screen'
import { useStatusChange } from '../status/StatusChanges'
import { actionsOf } from '../status/status-actions'
import { statusIcons } from '../status/status-icons'
import { mayActFor, mayManage } from '../user-rights'

interface Props {
  user: PersonCard
  viewer: Me
}

/** What can be done with one person of the list. */
export function UserMenu({ user, viewer }: Props) {
  const { t } = useTranslation('users')
  return (
    <RowMenu label={t('row.menu', { name: personName(user) })}>{() => <Items user={user} viewer={viewer} />}</RowMenu>
  )
}

function Items({ user, viewer }: Props) {
  const { t } = useTranslation('users')
  const page = pageOf(user, viewer)
  return (
    <>
      <MenuLink to={page} leftSection={<IconArrowRight size={16} aria-hidden />}>
        {t('row.open')}
      </MenuLink>
      {mayActFor(user, viewer) && (
        <Menu.Item
          leftSection={<IconMasksTheater size={16} aria-hidden />}
          onClick={() => void startActing(user.email).catch(() => undefined /* the client has said why */)}
        >
          {t('row.actFor')}
        </Menu.Item>
      )}
      {mayManage(user, viewer) && (
        <>
          <MenuLink
            to="/users/$personId/edit"
            params={{ personId: String(user.id) }}
            leftSection={<IconPencil size={16} aria-hidden />}
          >
            {t('row.edit')}
          </MenuLink>
          <StatusItems user={user} />
        </>
      )}
    </>
  )
}

/** What the server lets an admin do to the account now. */
function StatusItems({ user }: { user: PersonCard }) {
  const { t } = useTranslation('users')
  const { start, intent } = useStatusChange()
  const { data, isPending } = useQuery(personQuery(user.id))
  if (isPending) return <Loader size="xs" mx={12} my={8} aria-label={t('common:loading')} />
  return (
    <>
      <Menu.Divider />
      {actionsOf(user.status, data?.transitions ?? []).map((action) => {
        const Sign = statusIcons[action.verb]
        return (
          <Menu.Item
            key={action.to}
            leftSection={<Sign size={16} aria-hidden />}
            {...intent}
            onClick={() => start(action, [user])}
          >
            {t(`status.verb.${action.verb}`)}
          </Menu.Item>
        )
      })}
    </>
  )
}
