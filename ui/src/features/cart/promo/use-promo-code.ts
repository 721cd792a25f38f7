import { useCart } from '~/shared/cart/store'
import { type Obstacle, useObstacles } from '../blockers'
import { codeSavings } from './code-savings'

/** Where the promo code of the cart stands. */
export type PromoState =
  | { kind: 'none' }
  /** The server has not said yet; `isUnsent` when it cannot be reached. */
  | { kind: 'asked'; isUnsent: boolean }
  | { kind: 'blocked'; obstacle: Obstacle }
  /** Euros off; stale while a change of the cart is on its way. */
  | { kind: 'applied'; savings: number; isStale: boolean }

/** The code that was typed, and what the server says of it. */
export function usePromoCode(): { code: string; state: PromoState } {
  const code = useCart(({ content }) => content.promoCode)
  const quote = useCart((state) => state.quote)
  const isDirty = useCart((state) => state.isDirty)
  const hasFailed = useCart(({ sync }) => sync === 'failed')
  const obstacle = useObstacles().find(({ remedy }) => remedy === 'code')
  if (code === '') return { code, state: { kind: 'none' } }
  const isAnswered = quote?.promoCode === code
  if (obstacle && (isAnswered || hasFailed)) return { code, state: { kind: 'blocked', obstacle } }
  if (!isAnswered) return { code, state: { kind: 'asked', isUnsent: hasFailed } }
  return { code, state: { kind: 'applied', savings: codeSavings(quote), isStale: isDirty } }
}
