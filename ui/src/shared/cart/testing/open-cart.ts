import type { GroupCode } from '~/api/types'
import { setUser } from '~/shared/session/session'
import { type CartContent, emptyContent } from '../content'
import { setCartOwner } from '../storage'
import { type CartState, emptyCart, useCart } from '../store'
import { person } from './samples'

/** The cart of a signed-in person as a test wants it, in step with the server. */
export function openCart(group: GroupCode, content: Partial<CartContent> = {}, state: Partial<CartState> = {}): void {
  setUser(person(group))
  setCartOwner('3')
  useCart.setState({ ...emptyCart, sync: 'saved', content: { ...emptyContent, ...content }, ...state })
}
