import type { TFunction } from 'i18next'
import type { Me, PersonCard } from '~/api/types'
import { stateColumn } from '~/shared/document/state-column'
import { formatDate } from '~/shared/format/format'
import { formatPhone, formatSiren } from '~/shared/format/numbers'
import { personName } from '~/shared/format/person-name'
import { RowLink } from '~/shared/parts/RowLink'
import { columnsOf, menuColumn } from '~/shared/table/columns'
import { TwoLines } from '~/shared/table/TwoLines'
import { accountStates } from '../account-states'
import { pageOf } from '../record/person-screen'
import { UserMenu } from './UserMenu'

const column = columnsOf<PersonCard>()

/** The columns of the list of people. */
export function userColumns(t: TFunction<'users'>, viewer: Me) {
  return column.columns([
    column.accessor('company', {
      header: t('column.user'),
      enableHiding: false,
      meta: { card: 'title', width: 244 },
      cell: ({ row: { original } }) => <UserCell user={original} to={pageOf(original, viewer)} />,
    }),
    column.accessor((user) => user.userGroup.code, {
      id: 'userGroup',
      header: t('column.userGroup'),
      meta: { card: 'detail', width: 164 },
      cell: ({ getValue }) => t(`enums:user_group.${getValue()}`),
    }),
    stateColumn<PersonCard>(accountStates, t('column.status'), { width: 118 }),
    column.accessor('email', {
      header: t('column.email'),
      meta: { hideBelow: 'lg', width: 330 },
      cell: ({ getValue }) => <span title={getValue()}>{getValue()}</span>,
    }),
    column.accessor('phone', {
      header: t('column.phone'),
      meta: { hideBelow: 'wide', width: 130 },
      cell: ({ getValue }) => formatPhone(getValue()),
    }),
    column.accessor('siren', {
      header: t('column.siren'),
      meta: { isExtra: true, width: 110 },
      cell: ({ getValue }) => formatSiren(getValue()),
    }),
    column.accessor('createdAt', {
      header: t('column.createdAt'),
      meta: { hideBelow: 'md', isFirm: true, width: 124 },
      cell: ({ getValue }) => {
        const at = getValue()
        return at && <time dateTime={at}>{formatDate(at)}</time>
      },
    }),
    menuColumn<PersonCard>(t('row.actions'), { hideBelow: 'md', width: 76 }, (row) => (
      <UserMenu user={row} viewer={viewer} />
    )),
  ])
}

/** Somebody of a list: the house, which is the link, and the person. */
function UserCell({ user, to }: { user: PersonCard; to: string }) {
  const name = personName(user)
  const own = `${user.firstName} ${user.lastName}`.trim()
  return (
    <TwoLines below={own !== name && own} inCards>
      <RowLink to={to}>{name}</RowLink>
    </TwoLines>
  )
}
