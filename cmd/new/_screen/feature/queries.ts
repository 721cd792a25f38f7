import { api } from '~/shared/api/client'
import { oneOf } from '~/shared/api/one-of'

/** Everything read of specimens: one key to read it again. */
export const SPECIMENS = ['specimens'] as const

/** One specimen. */
export const specimenQuery = oneOf(SPECIMENS, (id, signal) => api.get('/specimens/{id}', { path: { id }, signal }), {})
