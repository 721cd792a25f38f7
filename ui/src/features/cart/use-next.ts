import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { type CartStep, isBeyond } from '~/shared/cart/steps'
import { type CartState, useCart } from '~/shared/cart/store'
import { formatMoney } from '~/shared/format/format'
import { useObstacles } from './blockers'
import { placeOrder, useCheckout } from './checkout'

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
}

const following = { customer: 'carrier', carrier: 'summary', summary: 'validation' } as const

/** What the furthest step still lacks; the key of a sentence. */
function missing({ content }: CartState): string | null {
  if (content.lines.length === 0) return 'next.empty'
  if (content.customer === null) return 'next.customerMissing'
  if (content.billingAddress === null) return 'next.billingMissing'
  if (content.shippingAddress === null) return 'next.shippingMissing'
  if (content.carrier === null) return 'next.carrierMissing'
  return content.delivery === 'relay' && content.relay === null ? 'next.relayMissing' : null
}

/** What the button of a step does now. */
export function useNext(step: CartStep): Next {
  const { t } = useTranslation('cart')
  const navigate = useNavigate()
  const isClosed = useCart((state) => step !== 'validation' && isBeyond(following[step], state))
  const lack = useCart(missing)
  const order = useOrdering(step)
  if (step === 'validation') return order
  return {
    label: t(`next.${step}`),
    shortLabel: t(`next.${step}Short`),
    onClick: () => void navigate({ to: `/cart/${following[step]}` }),
    isDisabled: isClosed,
    isLoading: false,
    hint: isClosed ? t(lack ?? 'next.notServed') : null,
  }
}

/** Placing the order: the button names the result and its amount. */
function useOrdering(step: CartStep): Next {
  const { t } = useTranslation('cart')
  const queryClient = useQueryClient()
  const total = useCart(({ quote }) => quote?.totalPriceTaxIncl)
  const isAccepted = useCart(({ content }) => content.cgAccepted)
  const isSending = useCheckout((checkout) => checkout.isSending)
  const obstacles = useObstacles().length
  const reason = obstacles > 0 ? t('next.obstacles', { count: obstacles }) : isAccepted ? null : t('next.terms')

  async function order() {
    if (await placeOrder()) await queryClient.invalidateQueries()
  }
  return {
    label: total === undefined ? t('validate') : t('validateFor', { amount: formatMoney(total) }),
    shortLabel: t('validate'),
    onClick: () => void order(),
    isDisabled: reason !== null || total === undefined,
    isLoading: step === 'validation' && isSending,
    hint: reason,
  }
}
