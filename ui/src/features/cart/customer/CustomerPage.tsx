import { customerChoice } from '~/shared/cart/own-customer'
import { useCart } from '~/shared/cart/store'
import { BlockSkeleton } from '~/shared/parts/Skeletons'
import { useSession } from '~/shared/session/session'
import { StepHeading } from '../steps/StepHeading'
import { ChosenCustomer } from './ChosenCustomer'
import { CustomerAddresses } from './CustomerAddresses'
import classes from './CustomerPage.module.css'
import { CustomerSearch } from './CustomerSearch'
import { SelfCustomer } from './SelfCustomer'
import { useCustomer } from './use-customer'

/** Step 1: who orders, who is billed, where it goes. */
export function CustomerPage() {
  const chosen = useCart((state) => state.content.customer)
  return (
    <div className={classes.page}>
      <StepHeading step="customer" on={String(chosen)} />
      {chosen === null ? <Question /> : <Answer />}
    </div>
  )
}

/** Whom the order is for; sellers choose among customers, the others confirm themselves. */
function Question() {
  const user = useSession((session) => session.user)
  if (!user) return null
  return customerChoice(user.userGroup.code) === 'list' ? <CustomerSearch /> : <SelfCustomer user={user} />
}

function Answer() {
  const group = useSession((session) => session.user?.userGroup.code)
  const customer = useCustomer()
  if (!customer)
    return (
      <>
        <BlockSkeleton height={74} />
        <BlockSkeleton height={74} />
      </>
    )
  return (
    <>
      <ChosenCustomer customer={customer} canChange={group !== undefined && customerChoice(group) === 'list'} />
      <CustomerAddresses customer={customer} />
    </>
  )
}
