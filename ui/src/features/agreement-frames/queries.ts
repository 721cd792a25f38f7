import type { QueryClient } from '@tanstack/react-query'
import { api } from '~/shared/api/client'
import { oneOf, readOnReturn } from '~/shared/api/one-of'
import type { AgreementFrame } from './frame'

/** Everything read of agreement frames: one key to read it again. */
export const AGREEMENT_FRAMES = ['agreement-frames'] as const

/** One frame with its members; an unknown one fails the screen with a 404. */
export const frameQuery = oneOf(
  AGREEMENT_FRAMES,
  (id, signal) => api.get('/agreement_frames/{id}', { path: { id }, signal }),
  readOnReturn,
)

/** Shows what an answer says of a frame, and reads the lists again. */
export function showFrame(client: QueryClient, frame: AgreementFrame): void {
  client.setQueryData(frameQuery(String(frame.id)).queryKey, frame)
  void client.invalidateQueries({ queryKey: [...AGREEMENT_FRAMES, 'list'] })
}
