import { useTranslation } from 'react-i18next'
import { setBillingAddress, setShippingAddress } from '~/shared/cart/actions'
import { useCart } from '~/shared/cart/store'
import { AddressChoice } from './AddressChoice'
import { addressesFor, isSamePlace } from './addresses'
import classes from './CustomerPage.module.css'
import { SettledAddress } from './SettledAddress'
import type { Customer } from './use-customer'

/** Where it goes and who is billed; said once when both are the same place and nothing else is offered. */
export function CustomerAddresses({ customer }: { customer: Customer }) {
  const { t } = useTranslation('cart')
  const { billingAddress, shippingAddress } = useCart((state) => state.content)
  const shipping = addressesFor(customer.addresses, 'shipping', shippingAddress)
  const billing = addressesFor(customer.addresses, 'billing', billingAddress)
  const [only] = shipping
  const isSettled = shipping.length === 1 && billing.length === 1 && billing[0]?.id === billingAddress
  if (only && isSettled && only.id === shippingAddress && billing[0] && isSamePlace(only, billing[0]))
    return <SettledAddress title={t('recap.both')} address={only} />
  return (
    <div className={classes.addresses} data-short={(shipping.length === 1 && billing.length === 1) || undefined}>
      <AddressChoice
        title={t('address.shipping')}
        name="shipping"
        offered={shipping}
        chosen={shippingAddress}
        onChoose={setShippingAddress}
      />
      <AddressChoice
        title={t('address.billing')}
        name="billing"
        offered={billing}
        chosen={billingAddress}
        onChoose={setBillingAddress}
      />
    </div>
  )
}
