import { useTranslation } from 'react-i18next'
import { setBillingAddress, setShippingAddress } from '~/shared/cart/actions'
import { customerChoice } from '~/shared/cart/own-customer'
import { useCart } from '~/shared/cart/store'
import { useSession } from '~/shared/session/session'
import { AddressChoice } from './AddressChoice'
import { ChosenCustomer } from './ChosenCustomer'
import classes from './CustomerPage.module.css'
import { CustomerSearch } from './CustomerSearch'
import { SelfCustomer } from './SelfCustomer'
import { useCustomer } from './use-customer'

/** Step 1: who orders, who is billed, where it goes. */
export function CustomerPage() {
  const { t } = useTranslation('cart')
  const user = useSession((session) => session.user)
  const { billingAddress, shippingAddress } = useCart((state) => state.content)
  const customer = useCustomer()
  if (!user) return null
  const choice = customerChoice(user.userGroup.code)
  return (
    <div className={classes.page}>
      {customer ? (
        <>
          <ChosenCustomer customer={customer} canChange={choice === 'list'} />
          <AddressChoice
            title={t('address.shipping')}
            name="shipping"
            type="shipping"
            addresses={customer.addresses}
            chosen={shippingAddress}
            onChoose={setShippingAddress}
          />
          <AddressChoice
            title={t('address.billing')}
            name="billing"
            type="billing"
            addresses={customer.addresses}
            chosen={billingAddress}
            onChoose={setBillingAddress}
          />
        </>
      ) : choice === 'list' ? (
        <CustomerSearch />
      ) : (
        <SelfCustomer user={user} />
      )}
    </div>
  )
}
