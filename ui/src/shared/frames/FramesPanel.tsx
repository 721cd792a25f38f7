import { queryOptions, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { mayCall } from '~/shared/access/permissions'
import { api } from '~/shared/api/client'
import { Stack } from '~/shared/layout/Stack'
import { useSession } from '~/shared/session/session'

/** Most people are in no frame: what it shows comes when there is one. */
const FramePanel = lazy(() => import('./FramePanel').then((part) => ({ default: part.FramePanel })))

const progressQuery = queryOptions({
  queryKey: ['agreement-frames', 'progress'],
  queryFn: ({ signal }) => api.get('/agreement_frame_progress', { signal }),
  select: (answer) => answer['hydra:member'],
})

/** The agreement frames that somebody is in, and how far; nothing for who may have none, or has none. */
export function FramesPanel({ mb = 0 }: { mb?: number }) {
  const user = useSession((session) => session.user)
  const { data: frames = [] } = useQuery({
    ...progressQuery,
    enabled: user !== null && mayCall('agreement_frame_progress.list', user),
  })
  if (frames.length === 0) return null
  return (
    <Suspense fallback={null}>
      <Stack gap={16} mb={mb}>
        {frames.map((frame) => (
          <FramePanel key={frame.id} frame={frame} group={user?.userGroup.code} />
        ))}
      </Stack>
    </Suspense>
  )
}
