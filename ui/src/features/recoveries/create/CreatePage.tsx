import { Drafted } from '~/shared/forms/Drafted'
import { BeginPage } from '~/shared/warehouse/KeepersOnly'
import { AskForm } from './AskForm'
import type { Asking } from './values'

/** Asks goods back: which, from where, and why. */
export const CreatePage = () => (
  <BeginPage of="recoveries" list="/stock_recoveries">
    {(user) => <Drafted<Asking> name="stock_recovery">{(draft) => <AskForm user={user} {...draft} />}</Drafted>}
  </BeginPage>
)
