import { Button } from '@mantine/core'
import { IconMapPin, IconPlus } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address, User } from '~/api/types'
import { EmptyState } from '~/shared/parts/EmptyState'
import { Panel } from '~/shared/parts/Panel'
import { usePendingActs } from '~/shared/undo/undo'
import { AddressActions } from './AddressActions'
import { AddressCard } from './AddressCard'
import { AddressForm } from './AddressForm'
import classes from './AddressList.module.css'

interface Props {
  of: Address['typeAddress']
  /** Whose addresses they are. */
  owner: Pick<User, '@id' | 'company' | 'phone' | 'addresses'>
  /** See AppForm. */
  part?: string | undefined
  /** Reads the addresses again. */
  onSaved: () => Promise<void>
}

/** The addresses of one type: changed in place, with the default one first. */
export function AddressList({ of, owner, part, onSaved }: Props) {
  const { t } = useTranslation('addresses')
  const [edited, setEdited] = useState<string | null>(null)
  const gone = usePendingActs()
  const box = useRef<HTMLDivElement>(null)
  const left = useRef<string | null>(null)
  const shown = owner.addresses
    .filter((address) => address.typeAddress === of && !gone.has(address['@id']))
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))

  // The form takes the place of what opened it: on its way out it gives the focus back.
  useEffect(() => {
    if (edited !== null || left.current === null) return
    box.current?.querySelector<HTMLElement>(`[data-opens="${left.current}"]`)?.focus()
    left.current = null
  }, [edited])

  function close() {
    left.current = edited
    setEdited(null)
  }

  const form = { of, owner, part, onSaved, onClose: close }
  return (
    <div ref={box}>
      <Panel
        title={t(`title.${of}`)}
        aside={edited !== 'new' && <AddButton label={t(`add.${of}`)} onAdd={() => setEdited('new')} />}
      >
        {edited === 'new' && (
          <div className={classes.form}>
            <AddressForm {...form} isFirst={shown.length === 0} />
          </div>
        )}
        {shown.length === 0 && edited !== 'new' && (
          <EmptyState icon={IconMapPin} title={t('none.title')} help={t(`none.${of}`)} />
        )}
        <ul className={classes.list}>
          {shown.map((address) =>
            edited === address['@id'] ? (
              <li key={address['@id']} className={classes.open}>
                <AddressForm {...form} address={address} isFirst={shown.length === 1} />
              </li>
            ) : (
              <li key={address['@id']}>
                <AddressCard
                  address={address}
                  actions={
                    <AddressActions address={address} onEdit={() => setEdited(address['@id'])} onSaved={onSaved} />
                  }
                />
              </li>
            ),
          )}
        </ul>
      </Panel>
    </div>
  )
}

/** Begins an address. */
function AddButton({ label, onAdd }: { label: string; onAdd: () => void }) {
  const { t } = useTranslation('addresses')
  return (
    <Button
      variant="default"
      size="compact-md"
      leftSection={<IconPlus size={16} aria-hidden />}
      data-opens="new"
      aria-label={label}
      onClick={onAdd}
    >
      {t('addShort')}
    </Button>
  )
}
