import { redirect } from '@tanstack/react-router'
import { whenCartKnown } from '~/shared/cart/open'
import { type CartStep, furthestStep, isBeyond, stepPath } from '~/shared/cart/steps'
import { cart } from '~/shared/cart/store'
import { useCheckout } from '../checkout'

/** Runs before each step: one beyond the furthest step leads to the furthest (specification 2). */
export async function guardStep(step: CartStep): Promise<void> {
  if (useCheckout.getState().placed) return
  await whenCartKnown()
  if (isBeyond(step, cart())) throw redirect({ to: stepPath(furthestStep(cart())), replace: true })
}
