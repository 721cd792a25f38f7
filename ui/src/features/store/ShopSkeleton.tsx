import { Stack } from '~/shared/layout/Stack'
import { Panel } from '~/shared/parts/Panel'
import { BlockSkeleton, FieldsSkeleton } from '~/shared/parts/Skeletons'

/** The shape of a shop while it is awaited. */
export const ShopSkeleton = () => (
  <Stack gap={16}>
    <BlockSkeleton height={44} />
    <Panel>
      <FieldsSkeleton />
    </Panel>
  </Stack>
)
