import type { ReactNode } from 'react'
import { Panel } from '~/shared/parts/Panel'
import { BlockSkeleton, RowsSkeleton } from '~/shared/parts/Skeletons'
import { DetailColumns } from './DetailColumns'

/** The shape of a detail while it is awaited. */
export const DetailSkeleton = ({ children }: { /** What stands above the lines. */ children?: ReactNode }) => (
  <DetailColumns side={<BlockSkeleton height={320} />}>
    {children}
    <Panel flush>
      <RowsSkeleton rows={6} />
    </Panel>
  </DetailColumns>
)
