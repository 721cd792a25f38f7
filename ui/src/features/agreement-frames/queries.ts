import { api } from '~/shared/api/client'
import { oneOf, readOnReturn } from '~/shared/api/one-of'
import type { Documents } from '~/shared/document/documents'
import type { AgreementFrame } from './frame'

/** Everything read of agreement frames: one key to read it again. */
export const AGREEMENT_FRAMES = ['agreement-frames'] as const

/** One frame with its members; an unknown one fails the screen with a 404. */
export const frameQuery = oneOf(
  AGREEMENT_FRAMES,
  (id, signal) => api.get('/agreement_frames/{id}', { path: { id }, signal }),
  readOnReturn,
)

/** Frames as they are read. */
export const frames: Documents<AgreementFrame> = { key: AGREEMENT_FRAMES, one: frameQuery }
