import { IconMapPin } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Person } from '~/api/types'
import { isAdmin, ordersForItself } from '~/shared/access/groups'
import { AddressCard } from '~/shared/addresses/AddressCard'
import { Stack } from '~/shared/layout/Stack'
import { EmptyState } from '~/shared/parts/EmptyState'
import { Panel } from '~/shared/parts/Panel'
import { useSession } from '~/shared/session/session'

/** Where a person is delivered and billed. */
export function AddressesPanel({ person }: { person: Person }) {
  const { t } = useTranslation('people')
  const isReadByAdmin = useSession(({ user }) => user !== null && isAdmin(user.userGroup.code))
  // Nobody is delivered to a supplier or to an agent: that there is no address says nothing.
  if (person.addresses.length === 0 && !ordersForItself(person.userGroup.code)) return null
  return (
    <Panel title={t('addresses.title')}>
      {person.addresses.length === 0 ? (
        <EmptyState
          icon={IconMapPin}
          title={t('addresses.empty')}
          help={t(isReadByAdmin ? 'addresses.emptyHelpAdmin' : 'addresses.emptyHelp')}
        />
      ) : (
        <Stack as="ul" gap={12}>
          {person.addresses.map((address) => (
            <li key={address['@id']}>
              <AddressCard address={address} withType />
            </li>
          ))}
        </Stack>
      )}
    </Panel>
  )
}
