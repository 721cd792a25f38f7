import { BeginPage } from '~/shared/warehouse/KeepersOnly'
import { BeginForm } from './BeginForm'

/** Begins to count a part of the stock: where, what of it, and whether who counts sees what should be there. */
export const CreatePage = () => (
  <BeginPage of="counts" list="/stock_counts">
    {(user) => <BeginForm user={user} />}
  </BeginPage>
)
