import { api } from '~/shared/api/client'
import { readOnReturn } from '~/shared/api/one-of'
import { documentsOf } from '~/shared/document/documents'

/** Codes as they are read, with what they have cost and brought. */
export const promoCodes = documentsOf(
  ['promo-codes'],
  (id, signal) => api.get('/promo_codes/{id}', { path: { id }, signal }),
  readOnReturn,
)
