import type { QueryClient } from '@tanstack/react-query'
import { api } from '~/shared/api/client'
import { oneOf, readOnReturn } from '~/shared/api/one-of'
import type { PromoCode } from './promo-code'

/** Everything read of promo codes: one key to read it again. */
export const PROMO_CODES = ['promo-codes'] as const

/** One code with what it has cost and brought; an unknown one fails the screen with a 404. */
export const promoCodeQuery = oneOf(
  PROMO_CODES,
  (id, signal) => api.get('/promo_codes/{id}', { path: { id }, signal }),
  readOnReturn,
)

/** Reads every list of codes again. */
export const readAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: [...PROMO_CODES, 'list'] })

/** Shows what an answer says of a code, and reads the lists again. */
export function showPromoCode(client: QueryClient, code: PromoCode): void {
  client.setQueryData(promoCodeQuery(String(code.id)).queryKey, code)
  void readAgain(client)
}
