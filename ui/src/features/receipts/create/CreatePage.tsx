import { Drafted } from '~/shared/forms/Drafted'
import { BeginPage } from '~/shared/warehouse/KeepersOnly'
import { AnnounceForm } from './AnnounceForm'
import type { Announcement } from './values'

/** Announces a delivery: what comes, when, and to which warehouse. */
export const CreatePage = () => (
  <BeginPage of="receipts" list="/receipts">
    {(user) => (
      <Drafted<Announcement> name="/receipts/create">{(draft) => <AnnounceForm user={user} {...draft} />}</Drafted>
    )}
  </BeginPage>
)
