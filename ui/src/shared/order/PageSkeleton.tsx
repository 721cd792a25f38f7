import type { ReactNode } from 'react'
import { Panel } from '~/shared/parts/Panel'
import { BlockSkeleton, RowsSkeleton } from '~/shared/parts/Skeletons'
import classes from './page.module.css'

/** The shape of an order or a quotation while it is awaited. */
export function PageSkeleton({ children }: { /** What stands above the lines. */ children?: ReactNode }) {
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        {children}
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
