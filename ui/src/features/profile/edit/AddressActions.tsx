import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Address } from '~/api/types'
import { api, pathOf } from '~/shared/api/client'
import { toast } from '~/shared/toasts/toast'
import { actWithUndo } from '~/shared/undo/undo'
import { addressName } from '../address-name'
import { useReadAgain } from '../queries'

interface Props {
  address: Address
  onEdit: () => void
}

/** What may be done with an address: change it, begin orders with it, delete it. */
export function AddressActions({ address, onEdit }: Props) {
  const { t } = useTranslation('profile')
  const readAgain = useReadAgain()
  const name = addressName(address)
  const path = pathOf(address['@id'])

  async function makeDefault() {
    try {
      await api.patch(path, { isDefault: true })
      await readAgain()
      toast.success(t(`addresses.isDefault.${address.typeAddress}`, { name }))
    } catch {
      // The client has told why.
    }
  }

  function remove() {
    actWithUndo({
      key: address['@id'],
      message: t('addresses.removed', { name }),
      send: async ({ keepalive }) => {
        await api.delete(path, { keepalive })
        await readAgain()
      },
    })
  }

  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        data-opens={address['@id']}
        aria-label={t('addresses.editOne', { name })}
        onClick={onEdit}
      >
        {t('edit')}
      </Button>
      {!address.isDefault && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('addresses.defaultOne', { name })}
          onClick={() => void makeDefault()}
        >
          {t('addresses.makeDefault')}
        </Button>
      )}
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        aria-label={t('addresses.removeOne', { name })}
        onClick={remove}
      >
        {t('addresses.remove')}
      </Button>
    </>
  )
}
