import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address, Person } from '~/api/types'
import { api, pathOf } from '~/shared/api/client'
import { Panel } from '~/shared/parts/Panel'
import { actWithUndo, usePendingActs } from '~/shared/undo/undo'
import classes from './UserAddresses.module.css'
import { UserAddressForm } from './UserAddressForm'

/** Where somebody is delivered and billed, changed in place. */
export function UserAddresses({ person }: { person: Person }) {
  const { t } = useTranslation('users')
  const [open, setOpen] = useState<string | null>(null)
  const gone = usePendingActs()
  const shown = person.addresses.filter((address) => !gone.has(address['@id']))
  const close = () => setOpen(null)
  const add = (
    <Button
      variant="default"
      className={classes.button ?? ''}
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => setOpen('new')}
    >
      {t('addresses.add')}
    </Button>
  )
  return (
    <Panel title={t('addresses.title')} aside={open === 'new' ? null : add}>
      {open === 'new' && <UserAddressForm owner={person['@id']} onClose={close} />}
      {shown.length === 0 && open !== 'new' && <p className={classes.none}>{t('addresses.none')}</p>}
      <ul className={classes.list}>
        {shown.map((address) => (
          <li key={address['@id']}>
            {open === address['@id'] ? (
              <UserAddressForm owner={person['@id']} address={address} onClose={close} />
            ) : (
              <Row address={address} onEdit={() => setOpen(address['@id'])} />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Row({ address, onEdit }: { address: Address; onEdit: () => void }) {
  const { t } = useTranslation('users')
  const client = useQueryClient()
  const place = `${address.street}, ${address.postcode} ${address.city}`
  const name = address.label || place

  const remove = () =>
    actWithUndo({
      key: address['@id'],
      message: t('addresses.removed', { name }),
      send: async (options) => {
        await api.delete(pathOf(address['@id']), options)
        await client.invalidateQueries({ queryKey: ['people'] })
      },
    })

  return (
    <div className={classes.row}>
      <div className={classes.words}>
        <span className={classes.type}>
          {t(`enums:address_type.${address.typeAddress}`)}
          {address.isDefault && `, ${t('field.isDefault').toLowerCase()}`}
        </span>
        <b>{name}</b>
        {address.label && <span>{place}</span>}
      </div>
      <Button
        variant="default"
        className={classes.button ?? ''}
        aria-label={t('addresses.editOne', { name })}
        onClick={onEdit}
      >
        {t('row.edit')}
      </Button>
      <Button
        variant="default"
        className={classes.button ?? ''}
        aria-label={t('addresses.removeOne', { name })}
        onClick={remove}
      >
        {t('addresses.remove')}
      </Button>
    </div>
  )
}
