import classes from '~/shared/order/page.module.css'
import { Panel } from '~/shared/parts/Panel'
import { BlockSkeleton, RowsSkeleton } from '~/shared/parts/Skeletons'

/** The shape of an order while it is awaited. */
export function OrderPageSkeleton() {
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <Panel flush>
          <RowsSkeleton rows={6} />
        </Panel>
      </div>
      <div className={classes.side}>
        <BlockSkeleton height={320} />
      </div>
    </div>
  )
}
