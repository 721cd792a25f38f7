import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconBottle,
  IconBuildingStore,
  IconCalendarEvent,
  IconCircleCheck,
  IconCircleX,
  IconClipboardCheck,
  IconCoinEuro,
  IconCreditCard,
  IconFileDownload,
  IconFileInvoice,
  IconFileText,
  IconGlassFull,
  IconLinkOff,
  IconMessage,
  IconPackageExport,
  IconPackageImport,
  IconPackageOff,
  type IconProps,
  IconReceipt,
  IconShoppingBag,
  IconStar,
  IconTags,
  IconTicket,
  IconTruckDelivery,
  IconTruckReturn,
  IconUserCheck,
  IconUserEdit,
  IconUserPlus,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import type { ComponentType } from 'react'
import type { Notification, NotificationKind } from '~/api/types'
import { formatDay, formatInteger, formatMoney, plural } from '~/shared/format/format'

const icons: Record<NotificationKind, ComponentType<IconProps>> = {
  order_placed: IconShoppingBag,
  order_on_behalf: IconReceipt,
  order_confirmed: IconReceipt,
  order_to_pay: IconCreditCard,
  order_canceled: IconCircleX,
  order_moved: IconTruckDelivery,
  order_shipped: IconPackageExport,
  order_delivered: IconPackageImport,
  order_remainder: IconPackageOff,
  order_promises: IconCalendarEvent,
  order_given_up: IconPackageOff,
  order_incident: IconAlertTriangle,
  order_settled: IconCircleCheck,
  order_message: IconMessage,
  lot_recalled: IconAlertTriangle,
  recall_lifted: IconCircleCheck,
  invoice_issued: IconFileInvoice,
  deposit_issued: IconFileInvoice,
  deposit_due: IconFileInvoice,
  invoice_due: IconFileInvoice,
  invoice_overdue: IconFileInvoice,
  invoice_held: IconFileInvoice,
  credit_note_issued: IconFileInvoice,
  invoicing_mandate: IconFileInvoice,
  document_received: IconFileDownload,
  payment_received: IconCreditCard,
  payment_reversed: IconArrowBackUp,
  payment_refunded: IconCoinEuro,
  refund_due: IconCoinEuro,
  sample_asked: IconGlassFull,
  sample_answer: IconGlassFull,
  sample_feedback: IconStar,
  quotation_asked: IconFileText,
  quotation_made: IconFileText,
  quotation_ends: IconFileText,
  quotation_ended: IconFileText,
  price_list_made: IconTags,
  price_list_begins: IconTags,
  price_list_ends: IconTags,
  promo_code: IconTicket,
  stock_back: IconBottle,
  stock_low: IconBottle,
  reference_shared: IconAlertTriangle,
  lot_shared: IconAlertTriangle,
  receipt_announced: IconTruckDelivery,
  receipt_moved: IconPackageImport,
  recovery_asked: IconTruckReturn,
  recovery_given: IconTruckReturn,
  recovery_deleted: IconTruckReturn,
  count_review: IconClipboardCheck,
  count_answer: IconClipboardCheck,
  relation_asked: IconUserPlus,
  relation_answer: IconUserCheck,
  relation_terms: IconFileText,
  relation_ended: IconLinkOff,
  frame_joined: IconUsersGroup,
  frame_changed: IconUsersGroup,
  frame_ends: IconUsersGroup,
  frame_ended: IconUsersGroup,
  terms_capped: IconFileText,
  shop_given: IconBuildingStore,
  guest_ordered: IconGlassFull,
  guest_declined: IconGlassFull,
  guest_sale_lost: IconArrowBackUp,
  account_opened: IconUserCheck,
  account_changed: IconUserEdit,
  account_registered: IconUserPlus,
}

export const iconOf = ({ kind }: Notification) => icons[kind] ?? IconFileText

const lowered = (words: string) => words.charAt(0).toLocaleLowerCase() + words.slice(1)

/** What happened, in a few words. */
export function titleOf(t: TFunction<'notifications'>, notification: Notification): string {
  const { kind, party, state, onBehalf, units } = notification
  const name = party?.name ?? ''
  if (onBehalf && kind === 'order_placed') return t('kind.order_placed_by', { party: name })
  if (kind === 'relation_answer') return t(`kind.relation_answer.${state}`, { party: name })
  if (kind === 'count_answer') return t(`kind.count_answer.${state}`)
  if (kind === 'promo_code' || kind === 'invoicing_mandate') return t(`kind.${kind}.${state}`)
  if (kind === 'payment_reversed') return t(`kind.payment_reversed.${state || 'payment'}`)
  if (kind === 'count_review') return t('kind.count_review')
  if (kind === 'sample_answer') return t(`kind.sample_answer.${state}`, { party: name })
  if (kind === 'receipt_announced' || kind === 'receipt_moved') return t(`kind.receipt.${state}`, { party: name })
  if (kind === 'frame_changed') return t(`kind.frame_changed.${state || 'tiers'}`, { party: name })
  if (kind === 'frame_ended') return t(`kind.frame_ended.${state || 'ended'}`)
  if (kind === 'price_list_made') return t(`kind.price_list_made.${state || 'made'}`, { party: name })
  if (kind === 'price_list_ends') return t(`kind.price_list_ends.${state || 'soon'}`)
  if (kind === 'guest_sale_lost' && units) return t('kind.guest_sale_lost.some', { ...plural(units) })
  if (kind === 'guest_sale_lost') return t(`kind.guest_sale_lost.${state || 'all'}`)
  if (kind === 'recovery_asked' || kind === 'recovery_deleted') return t(`kind.${kind}.${party ? 'theirs' : 'own'}`)
  if (kind === 'invoice_held') return t(`kind.invoice_held.${party ? 'theirs' : 'own'}`, { party: name })
  return t(`kind.${kind}`, { party: name, state: state ? lowered(t(`enums:order_status.${state}`)) : '' })
}

/** What one wants to know besides. */
export function detailOf(t: TFunction<'notifications'>, notification: Notification): string {
  const { kind, number, party, product, lot, name, from, until, state, units, totalPriceTaxIncl: total } = notification
  if (kind === 'relation_answer' || kind === 'invoicing_mandate') return t(`detail.${kind}.${state}`)
  if (kind === 'document_received') return name
  if (kind === 'guest_sale_lost') return [name, party?.name, number].filter(Boolean).join(' · ')
  if (kind === 'stock_back') return [product, party?.name].filter(Boolean).join(' · ')
  if (kind === 'stock_low') return t('detail.stock_low', { product, count: units ?? 0 })
  if (kind === 'order_promises') return promisesOf(t, notification)
  if (kind.startsWith('payment_')) return paymentOf(t, notification)
  if (kind === 'lot_shared') return t('detail.lot_shared', { product, lot })
  if (kind === 'lot_recalled' || kind === 'recall_lifted') return t('detail.lot_recalled', { product, lot })
  if (kind === 'price_list_ends' && state === 'removed')
    return t('detail.price_list_removed', { name, from: until && formatDay(until) })
  if (from) return t(frameKey(notification), { name: number, from: formatDay(from), until: until && formatDay(until) })
  if (name)
    return t(until ? 'detail.price_list_dated' : 'detail.price_list_name', { name, until: until && formatDay(until) })
  if (product) return product
  if (!number) return t(`detail.${kind}`)
  const amount = total === null ? '' : t('detail.taxIncl', { amount: formatMoney(total) })
  return [number, kind === 'order_placed' ? '' : party?.name, amount].filter(Boolean).join(' · ')
}

/** From when an agreement frame lowers prices, and until when. */
function frameKey({ kind, until }: Notification) {
  if (until) return 'detail.frame_dates'
  return kind === 'frame_joined' ? 'detail.frame_from' : 'detail.frame_endless'
}

/** How much somebody paid, and what that leaves open. */
function paymentOf(t: TFunction<'notifications'>, { party, totalPriceTaxIncl: total, open }: Notification): string {
  const left = open.map(({ number, amount }) => t('detail.stillOpen', { number, amount: formatMoney(amount) }))
  return [party?.name, total === null ? '' : formatMoney(total), ...left].filter(Boolean).join(' · ')
}

/** When the bottles of each line come now, or that they came. */
function promisesOf(t: TFunction<'notifications'>, { number, promises, more }: Notification): string {
  const lines = promises.map(({ product, quantity, from, to, arrived, parts }) => {
    const words = { product, count: quantity, amount: formatInteger(quantity) }
    if (arrived) return t('detail.promises.arrived', { product })
    if (parts.length > 0)
      return t('detail.promises.parts', { product, parts: parts.map((one) => partOf(t, one)).join(', ') })
    if (to === null) return t('detail.promises.lost', words)
    if (from === null) return t('detail.promises.dated', { ...words, to: formatDay(to) })
    return t('detail.promises.moved', { ...words, to: formatDay(to), from: formatDay(from) })
  })
  if (more > 0) lines.push(t('detail.promises.more', { count: more }))
  return [number, ...lines].join(' · ')
}

const partOf = (t: TFunction<'notifications'>, { quantity, on }: Notification['promises'][number]['parts'][number]) => {
  const amount = formatInteger(quantity)
  return on === null
    ? t('detail.promises.undated', { amount })
    : t('detail.promises.part', { amount, on: formatDay(on) })
}

const SAMPLES = '/api/sample_requests/'
const DOCUMENTS = '/api/documents/'

/** The screen of what it is about. */
export function pathOf({ kind, subject, state }: Notification): string {
  if (kind === 'stock_low') return `${subject.replace('/api', '')}/stock`
  if (kind === 'reference_shared') return `${subject.replace('/api', '')}/edit`
  if (kind.startsWith('price_list_') && (state === 'removed' || state === 'left')) return '/products/mercuriale'
  if (kind.startsWith('price_list_')) return subject.replace('/api/price_lists', '/products/mercuriale')
  if (kind === 'recovery_deleted') return '/stock_recoveries'
  const shown =
    /^\/api\/(orders|quotations|invoices|payments|products|receipts|stock_recoveries|stock_counts|stock_lots)\//.test(
      subject,
    ) || kind === 'account_registered'
  if (shown) return subject.replace('/api', '')
  if (kind === 'invoicing_mandate') return '/invoices'
  if (kind === 'shop_given') return '/store'
  if (kind.startsWith('guest_')) return subject.replace('/api/taste_and_buy', '/taste-and-buy')
  if (subject.startsWith(SAMPLES)) return '/orders/sample-requests'
  if (subject.startsWith(DOCUMENTS)) return '/documents'
  return kind.startsWith('relation_') ? '/network' : '/profile'
}

const BORNE_CODES = '/api/borne_promo_codes/'

/** What the screen opens with: the request or the code that it is about. */
export function searchOf({ subject }: Notification): Record<string, number> {
  if (subject.startsWith(SAMPLES)) return { request: Number(subject.slice(SAMPLES.length)) }
  if (subject.startsWith(DOCUMENTS)) return { document: Number(subject.slice(DOCUMENTS.length)) }
  return subject.startsWith(BORNE_CODES) ? { code: Number(subject.slice(BORNE_CODES.length)) } : {}
}
