import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from '~/api/types'
import { recompute, setBillingAddress, setShippingAddress } from '~/shared/cart/actions'
import { useCart } from '~/shared/cart/store'
import { loadTexts } from '~/shared/i18n/i18n'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { fetchUser } from '~/shared/session/restore'
import { useSession } from '~/shared/session/session'
import { type Customer, mayEditAddresses } from './use-customer'

const Dialog = loadOnIntent(async () => {
  const [part] = await Promise.all([import('./AddressDialog'), loadTexts('addresses')])
  return part.AddressDialog
})

type Kind = Address['typeAddress']

/** What opens an address of the customer, for those who may change it. */
export function useAddressDialog(customer: Customer) {
  const viewer = useSession((session) => session.user)
  const client = useQueryClient()
  const [edited, setEdited] = useState<{ of: Kind; address?: Address } | null>(null)
  const isOwn = viewer?.id === customer.id

  async function onSaved(saved: Address) {
    if (isOwn) await fetchUser()
    await client.invalidateQueries({ queryKey: ['people'] })
    const { shippingAddress, billingAddress } = useCart.getState().content
    const isNew = edited?.address === undefined
    if (isNew && edited) (edited.of === 'shipping' ? setShippingAddress : setBillingAddress)(saved.id)
    else if (saved.id === shippingAddress || saved.id === billingAddress) recompute()
  }

  return {
    mayEdit: mayEditAddresses(viewer, customer.id),
    intent: Dialog.intent,
    open: (of: Kind, address?: Address) => setEdited({ of, ...(address ? { address } : {}) }),
    dialog: edited && (
      <Dialog
        of={edited.of}
        owner={customer}
        address={edited.address}
        onSaved={onSaved}
        onClose={() => setEdited(null)}
      />
    ),
  }
}
