import {
  IconAlertTriangle,
  IconBottle,
  IconCircleCheck,
  IconCircleX,
  IconCreditCard,
  IconFileText,
  IconGlassFull,
  IconLinkOff,
  IconMessage,
  IconPackageExport,
  IconPackageOff,
  type IconProps,
  IconReceipt,
  IconShoppingBag,
  IconStar,
  IconTruckDelivery,
  IconUserCheck,
  IconUserEdit,
  IconUserPlus,
} from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import type { ComponentType } from 'react'
import type { Notification, NotificationKind } from '~/api/types'
import { formatMoney } from '~/shared/format/format'

const icons: Record<NotificationKind, ComponentType<IconProps>> = {
  order_placed: IconShoppingBag,
  order_on_behalf: IconReceipt,
  order_confirmed: IconReceipt,
  order_to_pay: IconCreditCard,
  order_canceled: IconCircleX,
  order_moved: IconTruckDelivery,
  order_shipped: IconPackageExport,
  order_remainder: IconPackageOff,
  order_incident: IconAlertTriangle,
  order_settled: IconCircleCheck,
  order_message: IconMessage,
  sample_asked: IconGlassFull,
  sample_answer: IconGlassFull,
  sample_feedback: IconStar,
  quotation_asked: IconFileText,
  quotation_made: IconFileText,
  quotation_ends: IconFileText,
  quotation_ended: IconFileText,
  stock_back: IconBottle,
  stock_low: IconBottle,
  relation_asked: IconUserPlus,
  relation_answer: IconUserCheck,
  relation_terms: IconFileText,
  relation_ended: IconLinkOff,
  terms_capped: IconFileText,
  account_opened: IconUserCheck,
  account_changed: IconUserEdit,
  account_registered: IconUserPlus,
}

export const iconOf = ({ kind }: Notification) => icons[kind] ?? IconFileText

const lowered = (words: string) => words.charAt(0).toLocaleLowerCase() + words.slice(1)

/** What happened, in a few words. */
export function titleOf(t: TFunction<'notifications'>, { kind, party, state }: Notification): string {
  const name = party?.name ?? ''
  if (kind === 'relation_answer') return t(`kind.relation_answer.${state}`, { party: name })
  if (kind === 'sample_answer') return t(`kind.sample_answer.${state}`, { party: name })
  return t(`kind.${kind}`, { party: name, state: state ? lowered(t(`enums:order_status.${state}`)) : '' })
}

/** What one wants to know besides. */
export function detailOf(t: TFunction<'notifications'>, notification: Notification): string {
  const { kind, number, party, product, state, units, totalPriceTaxIncl: total } = notification
  if (kind === 'relation_answer') return t(`detail.relation_answer.${state}`)
  if (kind === 'stock_back') return [product, party?.name].filter(Boolean).join(' · ')
  if (kind === 'stock_low') return t('detail.stock_low', { product, count: units ?? 0 })
  if (product) return product
  if (!number) return t(`detail.${kind}`)
  const amount = total === null ? '' : t('detail.taxIncl', { amount: formatMoney(total) })
  return [number, kind === 'order_placed' ? '' : party?.name, amount].filter(Boolean).join(' · ')
}

const SAMPLES = '/api/sample_requests/'

/** The screen of what it is about. */
export function pathOf({ kind, subject }: Notification): string {
  if (kind === 'stock_low') return `${subject.replace('/api', '')}/stock`
  const shown = /^\/api\/(orders|quotations|products)\//.test(subject) || kind === 'account_registered'
  if (shown) return subject.replace('/api', '')
  if (subject.startsWith(SAMPLES)) return '/orders/sample-requests'
  return kind.startsWith('relation_') ? '/network' : '/profile'
}

/** What the screen opens with: the request that it is about. */
export const searchOf = ({ subject }: Notification): Record<string, number> =>
  subject.startsWith(SAMPLES) ? { request: Number(subject.slice(SAMPLES.length)) } : {}
