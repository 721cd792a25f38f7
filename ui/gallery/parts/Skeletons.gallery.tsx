import { BlockSkeleton, FieldsSkeleton, RowsSkeleton } from '~/shared/parts/Skeletons'
import type { Gallery } from '../gallery'

export default {
  about: 'The shape of what is awaited.',
  states: {
    rows: () => <RowsSkeleton rows={4} />,
    fields: () => <FieldsSkeleton />,
    block: () => <BlockSkeleton height={160} />,
  },
} satisfies Gallery
