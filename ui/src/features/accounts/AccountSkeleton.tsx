import { Stack } from '~/shared/layout/Stack'
import { Panel } from '~/shared/parts/Panel'
import { BlockSkeleton, RowsSkeleton } from '~/shared/parts/Skeletons'

/** The shape of an account while it is awaited: its period, its figures, how old they are, its lines. */
export const AccountSkeleton = () => (
  <Stack gap={16}>
    <BlockSkeleton height={36} />
    <BlockSkeleton height={112} />
    <BlockSkeleton height={112} />
    <Panel flush>
      <RowsSkeleton rows={6} />
    </Panel>
  </Stack>
)
