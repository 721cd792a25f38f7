import { useLocation } from '@tanstack/react-router'
import { type CartStep, cartSteps } from '~/shared/cart/steps'

/** The step that a path stands for; the first one is the default (specification 2). */
export function stepOf(pathname: string): CartStep {
  return cartSteps.find((step) => pathname.replace(/\/$/, '') === `/cart/${step}`) ?? 'customer'
}

/** The step of the address. */
export const useCartStep = (): CartStep => useLocation({ select: ({ pathname }) => stepOf(pathname) })
