import { BlockSkeleton, RowsSkeleton } from '~/shared/parts/Skeletons'
import type { Gallery } from '../gallery'

export default {
  about: 'The shape of what is awaited.',
  states: { rows: () => <RowsSkeleton rows={4} />, block: () => <BlockSkeleton height={160} /> },
} satisfies Gallery
