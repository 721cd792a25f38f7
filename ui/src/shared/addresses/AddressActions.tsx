import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Address } from '~/api/types'
import { api } from '~/shared/api/client'
import { toast } from '~/shared/toasts/toast'
import { actWithUndo } from '~/shared/undo/undo'
import { addressName } from './address-name'

interface Props {
  address: Address
  onEdit: () => void
  /** Reads the addresses again. */
  onSaved: () => Promise<void>
}

/** What may be done with an address: change it, begin orders with it, delete it. */
export function AddressActions({ address, onEdit, onSaved }: Props) {
  const { t } = useTranslation('addresses')
  const name = addressName(address)
  const path = { id: address.id }

  async function makeDefault() {
    try {
      await api.patch('/addresses/{id}', { isDefault: true }, { path })
      await onSaved()
      toast.success(t(`isDefault.${address.typeAddress}`, { name }))
    } catch {
      // The client has told why.
    }
  }

  function remove() {
    actWithUndo({
      key: address['@id'],
      message: t('removed', { name }),
      send: async ({ keepalive }) => {
        await api.delete('/addresses/{id}', { path, keepalive })
        await onSaved()
      },
    })
  }

  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        data-opens={address['@id']}
        aria-label={t('editOne', { name })}
        onClick={onEdit}
      >
        {t('edit')}
      </Button>
      {!address.isDefault && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('defaultOne', { name })}
          onClick={() => void makeDefault()}
        >
          {t('makeDefault')}
        </Button>
      )}
      <Button variant="subtle" color="gray" size="compact-sm" aria-label={t('removeOne', { name })} onClick={remove}>
        {t('remove')}
      </Button>
    </>
  )
}
