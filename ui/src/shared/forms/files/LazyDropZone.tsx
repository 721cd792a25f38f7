import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { DropZoneProps } from './DropZone'

const DropZone = lazy(() => import('./DropZone'))

/** The frame for files, fetched when a screen shows one. */
export function LazyDropZone(props: DropZoneProps) {
  return (
    <Suspense fallback={<Skeleton h={140} radius="lg" />}>
      <DropZone {...props} />
    </Suspense>
  )
}
