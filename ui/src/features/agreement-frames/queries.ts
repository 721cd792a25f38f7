import { api } from '~/shared/api/client'
import { readOnReturn } from '~/shared/api/one-of'
import { documentsOf } from '~/shared/document/documents'

/** Frames with their members, as they are read. */
export const frames = documentsOf(
  ['agreement-frames'],
  (id, signal) => api.get('/agreement_frames/{id}', { path: { id }, signal }),
  readOnReturn,
)
