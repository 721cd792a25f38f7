import { useTranslation } from 'react-i18next'
import type { Address } from '~/api/types'
import { AddressForm } from '~/shared/addresses/AddressForm'
import { Dialog } from '~/shared/parts/Dialog'
import type { Customer } from './use-customer'

interface Props {
  of: Address['typeAddress']
  owner: Customer
  /** The one that is changed; a new one without. */
  address: Address | undefined
  /** The address that the order goes to from now on. */
  onSaved: (saved: Address) => Promise<void>
  onClose: () => void
}

/** An address entered or changed without leaving the order. */
export function AddressDialog({ of, owner, address, onSaved, onClose }: Props) {
  const { t } = useTranslation('addresses')
  return (
    <Dialog onClose={onClose} size={640} title={address ? t('editTitle') : t(`add.${of}`)}>
      <AddressForm
        of={of}
        owner={owner}
        {...(address ? { address } : {})}
        isFirst={owner.addresses.every(({ typeAddress, id }) => typeAddress !== of || id === address?.id)}
        isTitled
        onSaved={onSaved}
        onClose={onClose}
      />
    </Dialog>
  )
}
