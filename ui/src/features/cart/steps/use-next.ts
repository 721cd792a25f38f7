import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCartGroups } from '~/shared/cart/hooks'
import { type CartStep, isBeyond } from '~/shared/cart/steps'
import { type CartState, useCart } from '~/shared/cart/store'
import { isTotalAwaited } from '~/shared/cart/total'
import { useCartSummary } from '~/shared/cart-summary'
import { formatMoney } from '~/shared/format/format'
import { jumpTo } from '~/shared/parts/jump-to'
import { useIsOnline } from '~/shared/parts/use-is-online'
import { useObstacles } from '../blockers'
import { placeOrder, useCheckout } from '../checkout'

/** The one filled button of a step. */
export interface Next {
  label: string
  /** Where the amount stands beside it. */
  shortLabel: string
  onClick: () => void
  isDisabled: boolean
  isLoading: boolean
  /** Why it is disabled, or what to know before. */
  hint: string | null
  /** The id of what the hint speaks of, when it stands on this step. */
  target: string | null
}

const following = { customer: 'carrier', carrier: 'summary', summary: 'validation' } as const

/** What the furthest step still lacks: the key of a sentence, and where the answer is given. */
function missing({ content }: CartState): keyof typeof targets | null {
  if (content.lines.length === 0) return 'empty'
  if (content.customer === null) return 'customerMissing'
  if (content.billingAddress === null) return 'billingMissing'
  if (content.shippingAddress === null) return 'shippingMissing'
  if (content.carrier === null) return 'carrierMissing'
  return content.delivery === 'relay' && content.relay === null ? 'relayMissing' : null
}

const targets = {
  empty: null,
  customerMissing: 'customer',
  billingMissing: 'billing',
  shippingMissing: 'shipping',
  carrierMissing: 'carrier',
  relayMissing: 'relay',
  notServed: 'obstacles',
} as const

/** What the button of a step does now. */
export function useNext(step: CartStep): Next {
  const { t } = useTranslation('cart')
  const navigate = useNavigate()
  const isClosed = useCart((state) => step !== 'validation' && isBeyond(following[step], state))
  const lack = useCart(missing) ?? 'notServed'
  const obstacles = useObstacles().length
  const order = useOrdering(step, obstacles)
  if (step === 'validation') return order
  // The page of all lines is where they are settled; before it there is more to choose first.
  const isBlocked = step === 'summary' && obstacles > 0
  if (isBlocked && !isClosed) {
    return {
      label: t('next.summary'),
      shortLabel: t('next.summaryShort'),
      onClick: () => jumpTo('obstacles'),
      isDisabled: true,
      isLoading: false,
      hint: t('next.obstacles', { count: obstacles }),
      target: 'obstacles',
    }
  }
  return {
    label: t(`next.${step}`),
    shortLabel: t(`next.${step}Short`),
    onClick: () => void navigate({ to: `/cart/${following[step]}` }),
    isDisabled: isClosed,
    isLoading: false,
    hint: isClosed ? t(`next.${lack}`) : null,
    target: isClosed ? targets[lack] : null,
  }
}

/** Placing the order: the button names the result and its amount. */
function useOrdering(step: CartStep, obstacles: number): Next {
  const { t } = useTranslation('cart')
  const queryClient = useQueryClient()
  const total = useCart(({ quote }) => quote?.totalPriceTaxIncl)
  const isAwaited = useCart(isTotalAwaited)
  const isAccepted = useCart(({ content }) => content.cgAccepted)
  const isSending = useCheckout((checkout) => checkout.sending === 'order')
  const isOnline = useIsOnline()
  const hasFailed = useCheckout((checkout) => checkout.problem !== null)
  const customer = useCartSummary((summary) => summary.customer)
  const groups = useCartGroups()
  const isBlocked = obstacles > 0
  const hint = isBlocked
    ? t('next.obstacles', { count: obstacles })
    : isAccepted
      ? isOnline
        ? hasFailed
          ? t('next.again')
          : null
        : t('next.offline')
      : t('next.terms')
  // Nobody orders at a total that is about to change.
  const isKnown = total !== undefined && !isAwaited
  // Whoever buys at prices with tax reads on the button that it pays (Code de la consommation, L221-14).
  const validate = t(groups.some((group) => group.isTaxIncluded) ? 'oblige' : 'validate')
  const what = customer ? t('validateOf', { customer }) : validate
  const label = isKnown ? t('validateFor', { what, amount: formatMoney(total) }) : what

  async function order() {
    if (await placeOrder()) await queryClient.invalidateQueries()
  }
  return {
    label,
    shortLabel: validate,
    onClick: () => void order(),
    isDisabled: isBlocked || !isAccepted || total === undefined,
    isLoading: step === 'validation' && (isSending || isAwaited),
    hint,
    target: isBlocked ? 'obstacles' : isAccepted ? null : 'terms',
  }
}
