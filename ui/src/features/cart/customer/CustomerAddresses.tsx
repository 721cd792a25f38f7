import { useTranslation } from 'react-i18next'
import type { Address } from '~/api/types'
import { setBillingAddress, setShippingAddress } from '~/shared/cart/actions'
import { useCart } from '~/shared/cart/store'
import { AddressButtons } from './AddressButtons'
import { AddressChoice } from './AddressChoice'
import { addressesFor, isSamePlace } from './addresses'
import classes from './CustomerPage.module.css'
import { SettledAddress } from './SettledAddress'
import { useAddressDialog } from './use-address-dialog'
import type { Customer } from './use-customer'

/** Where it goes and who is billed; said once when both are the same place and nothing else is offered. */
export function CustomerAddresses({ customer }: { customer: Customer }) {
  const { t } = useTranslation('cart')
  const work = useAddressDialog(customer)
  const { billingAddress, shippingAddress } = useCart((state) => state.content)
  const shipping = addressesFor(customer.addresses, 'shipping', shippingAddress)
  const billing = addressesFor(customer.addresses, 'billing', billingAddress)
  const [only] = shipping
  const isSettled = shipping.length === 1 && billing.length === 1 && billing[0]?.id === billingAddress
  const buttons = (of: Address['typeAddress'], chosen: number | null) => (
    <AddressButtons
      of={of}
      address={customer.addresses.find(({ id, typeAddress }) => id === chosen && typeAddress === of)}
      work={work}
    />
  )
  const isOne = only && isSettled && only.id === shippingAddress && billing[0] && isSamePlace(only, billing[0])
  return (
    <>
      {isOne && !work.mayEdit ? (
        <SettledAddress title={t('recap.both')} address={only} buttons={null} />
      ) : (
        <div className={classes.addresses} data-short={(shipping.length === 1 && billing.length === 1) || undefined}>
          <AddressChoice
            title={t('address.shipping')}
            name="shipping"
            offered={shipping}
            chosen={shippingAddress}
            onChoose={setShippingAddress}
            buttons={buttons('shipping', shippingAddress)}
          />
          <AddressChoice
            title={t('address.billing')}
            name="billing"
            offered={billing}
            chosen={billingAddress}
            onChoose={setBillingAddress}
            buttons={buttons('billing', billingAddress)}
          />
        </div>
      )}
      {work.dialog}
    </>
  )
}
