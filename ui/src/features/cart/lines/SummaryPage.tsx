import { useCartGroups } from '~/shared/cart/hooks'
import { Panel } from '~/shared/parts/Panel'
import { useSession } from '~/shared/session/session'
import { StepHeading } from '../steps/StepHeading'
import { DeliveryRecap } from '../validation/DeliveryRecap'
import { CartGroup } from './CartGroup'
import { PaperPanel } from './PaperPanel'
import classes from './SummaryPage.module.css'
import { LINES } from './use-line-focus'

/** Step 3: every line once more, supplier by supplier; quantities can still change. */
export function SummaryPage() {
  const groups = useCartGroups()
  // Individuals ask for no quotations.
  const isProfessional = useSession((session) => session.user?.userGroup.code !== 'customer')
  return (
    <div className={classes.page} {...{ [LINES]: true }}>
      <StepHeading step="summary" />
      <DeliveryRecap />
      {groups.map((group) => (
        <Panel key={`${group.supplier.id}-${group.store}`} flush>
          <CartGroup group={group} />
        </Panel>
      ))}
      {isProfessional && <PaperPanel />}
    </div>
  )
}
