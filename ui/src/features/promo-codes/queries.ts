import { api } from '~/shared/api/client'
import { oneOf, readOnReturn } from '~/shared/api/one-of'
import type { Documents } from '~/shared/document/documents'
import type { PromoCode } from './promo-code'

/** Everything read of promo codes: one key to read it again. */
export const PROMO_CODES = ['promo-codes'] as const

/** One code with what it has cost and brought; an unknown one fails the screen with a 404. */
export const promoCodeQuery = oneOf(
  PROMO_CODES,
  (id, signal) => api.get('/promo_codes/{id}', { path: { id }, signal }),
  readOnReturn,
)

/** Codes as they are read. */
export const promoCodes: Documents<PromoCode> = { key: PROMO_CODES, one: promoCodeQuery }
