import { IconMapPin } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Address } from '~/api/types'
import { AddressCard } from '~/shared/addresses/AddressCard'
import { Stack } from '~/shared/layout/Stack'
import { EmptyState } from '~/shared/parts/EmptyState'
import { Panel } from '~/shared/parts/Panel'
import { PanelLink } from './PanelLink'

/** The addresses of one type, the one that orders begin with first. */
export function AddressPanel({ of, addresses }: { of: Address['typeAddress']; addresses: Address[] }) {
  const { t } = useTranslation('profile')
  const title = t(`addresses:title.${of}`)
  const shown = addresses
    .filter(({ typeAddress }) => typeAddress === of)
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
  return (
    <Panel
      title={title}
      aside={
        <PanelLink section="addresses" label={t('editOf', { what: title })}>
          {t(shown.length > 0 ? 'edit' : 'add')}
        </PanelLink>
      }
    >
      {shown.length === 0 ? (
        <EmptyState icon={IconMapPin} title={t('addresses:none.title')} help={t(`addresses:none.${of}`)} />
      ) : (
        <Stack as="ul" gap={12}>
          {shown.map((address) => (
            <li key={address['@id']}>
              <AddressCard address={address} />
            </li>
          ))}
        </Stack>
      )}
    </Panel>
  )
}
