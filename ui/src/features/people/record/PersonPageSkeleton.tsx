import { Panel } from '~/shared/parts/Panel'
import { BlockSkeleton, RowsSkeleton } from '~/shared/parts/Skeletons'
import classes from './PersonPage.module.css'

/** The shape of a person's page while it is awaited. */
export const PersonPageSkeleton = () => (
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
