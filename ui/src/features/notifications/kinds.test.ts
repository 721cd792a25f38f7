import { createInstance, type TFunction } from 'i18next'
import { expect, it } from 'vitest'
import type { Notification, NotificationKind } from '~/api/types'
import enumsEn from '~/locales/en/enums.json'
import wordsEn from '~/locales/en/notifications.json'
import enumsFr from '~/locales/fr/enums.json'
import wordsFr from '~/locales/fr/notifications.json'
import { detailOf, pathOf, searchOf, titleOf } from './notification'

/** What a notification of each kind of the API document may tell as its state; '' where none changed. */
const STATES = {
  order_placed: [''],
  order_on_behalf: [''],
  order_confirmed: [''],
  order_to_pay: ['waiting_payment'],
  order_canceled: ['canceled'],
  order_moved: Object.keys(enumsFr.order_status),
  order_shipped: [''],
  order_delivered: [''],
  order_remainder: [''],
  order_promises: [''],
  order_given_up: [''],
  order_incident: [''],
  order_settled: ['shipped', 'closed'],
  order_message: [''],
  lot_recalled: [''],
  recall_lifted: [''],
  invoice_issued: [''],
  deposit_issued: [''],
  deposit_due: [''],
  invoice_due: [''],
  invoice_overdue: [''],
  invoice_held: [''],
  credit_note_issued: [''],
  invoicing_mandate: ['accepted', 'refused'],
  document_received: [''],
  payment_received: [''],
  payment_reversed: ['', 'refund'],
  payment_refunded: [''],
  refund_due: [''],
  sample_asked: [''],
  sample_answer: ['valid', 'reject'],
  sample_feedback: [''],
  quotation_asked: [''],
  quotation_made: [''],
  quotation_ends: [''],
  quotation_ended: ['', 'expired'],
  price_list_made: ['', 'changed', 'ended', 'removed', 'left'],
  price_list_begins: [''],
  price_list_ends: ['', 'ended', 'removed'],
  promo_code: ['made', 'changed', 'stopped', 'ended', 'used_up', 'withdrawn'],
  stock_back: [''],
  stock_low: [''],
  reference_shared: [''],
  lot_shared: [''],
  receipt_announced: ['announced'],
  receipt_moved: ['counted', 'complete', 'canceled', 'corrected'],
  recovery_asked: [''],
  recovery_given: [''],
  recovery_deleted: [''],
  count_review: ['review'],
  count_answer: ['open', 'approved', 'canceled'],
  relation_asked: [''],
  relation_answer: ['accepted', 'refused'],
  relation_terms: [''],
  relation_ended: [''],
  frame_joined: [''],
  frame_changed: ['', 'dates', 'left'],
  frame_ends: [''],
  frame_ended: ['', 'left'],
  terms_capped: [''],
  shop_given: [''],
  guest_ordered: [''],
  guest_declined: [''],
  guest_sale_lost: ['', 'waiting_payment'],
  account_opened: ['valid'],
  account_changed: [''],
  account_registered: [''],
} satisfies Record<NotificationKind, string[]>

/** Kinds about a person alone, or about a wine or a list: they bear no number. */
const UNNUMBERED =
  /^(relation|account|shop|terms|payment|sample|stock|reference|lot|recall|price_list)_|^invoicing_mandate$|^invoice_held$|^frame_ends$/
const PRODUCT = /^(sample|stock|reference|lot|recall)_/

function told(kind: NotificationKind, state: string, hasParty: boolean): Notification {
  return {
    '@id': '/api/notifications/1',
    id: 1,
    kind,
    state,
    subject: '/api/orders/1',
    party: hasParty ? { '@id': '/api/users/9', name: 'Le Bistrot' } : null,
    number: UNNUMBERED.test(kind) ? '' : 'N-1',
    product: PRODUCT.test(kind) ? 'Clos du Puy' : '',
    lot: 'L1',
    name: /^price_list_|^frame_ends$|^document_/.test(kind) ? 'Carte d’été' : kind === 'guest_sale_lost' ? 'CMD-1' : '',
    from: null,
    until: null,
    onBehalf: false,
    units: 6,
    totalPriceTaxIncl: kind.startsWith('payment_') ? 280.25 : null,
    open: [],
    promises: [],
    more: 0,
    createdAt: '2026-01-05T09:00:00Z',
    read: false,
  }
}

const texts = {
  fr: { notifications: wordsFr, enums: enumsFr },
  en: { notifications: wordsEn, enums: enumsEn },
}

async function wordsOf(lng: keyof typeof texts) {
  const instance = createInstance()
  await instance.init({ lng, resources: texts, ns: ['notifications', 'enums'], defaultNS: 'notifications' })
  return instance.getFixedT(lng, 'notifications') as TFunction<'notifications'>
}

it.each(['fr', 'en'] as const)('tells every kind in each of its states in words: %s', async (lng) => {
  const t = await wordsOf(lng)
  for (const [kind, states] of Object.entries(STATES) as [NotificationKind, string[]][])
    for (const state of states)
      for (const hasParty of [true, false]) {
        const notification = told(kind, state, hasParty)
        for (const words of [titleOf(t, notification), detailOf(t, notification)])
          expect(words, `${kind} ${state}`).not.toMatch(/(^|[^\w])(kind|detail|enums)[.:]|\{\{|^$/)
      }
})

it('says whether the invoicing mandate was given or taken back, and what follows', async () => {
  const t = await wordsOf('fr')
  const say = (state: string) => {
    const notification = told('invoicing_mandate', state, false)
    return [titleOf(t, notification), detailOf(t, notification)]
  }
  expect(say('accepted')).toEqual([
    'Vous avez accepté le mandat de facturation',
    'Millésime émet vos factures en votre nom. Si ce n’était pas vous, révoquez-le sur la page des factures',
  ])
  expect(say('refused')).toEqual([
    'Vous avez révoqué le mandat de facturation',
    'Plus rien n’est émis en votre nom. Si ce n’était pas vous, changez votre mot de passe',
  ])
})

it('says what was paid, and what that leaves open', async () => {
  const t = await wordsOf('fr')
  const one = { ...told('payment_received', '', true), open: [{ number: 'FAC-S4-2026-000002', amount: 3 }] }
  expect([titleOf(t, one), detailOf(t, one)]).toEqual([
    'Un paiement est enregistré',
    'Le Bistrot · 280,25\u00A0€ · reste 3,00\u00A0€ sur FAC-S4-2026-000002',
  ])
  expect(titleOf(t, told('payment_reversed', 'refund', true))).toBe('Un remboursement est repris')
})

it('names the file that somebody sent, and leads to it', async () => {
  const t = await wordsOf('fr')
  const sent = { ...told('document_received', '', true), subject: '/api/documents/5', name: 'tarif.pdf' }
  expect([titleOf(t, sent), detailOf(t, sent)]).toEqual(['Le Bistrot vous a envoyé un document', 'tarif.pdf'])
  expect([pathOf(sent), searchOf(sent)]).toEqual(['/documents', { document: 5 }])
})

it('tells lost sales apart: which order, of whom, and how much of it', async () => {
  const t = await wordsOf('fr')
  const lost = told('guest_sale_lost', '', true)
  expect([titleOf(t, lost), detailOf(t, lost)]).toEqual([
    'Un client a renoncé à 6 bouteilles',
    'CMD-1 · Le Bistrot · N-1',
  ])
  expect(titleOf(t, { ...lost, units: null })).toBe('Une commande d’un client est annulée')
  expect(titleOf(t, { ...lost, units: null, state: 'waiting_payment' })).toBe(
    'Une commande non payée d’un client est annulée',
  )
})

it('names an invoice that is late as such, also to who is owed', async () => {
  const t = await wordsOf('fr')
  expect(titleOf(t, { ...told('invoice_overdue', '', true), onBehalf: true })).toBe('Une facture est en retard')
})

it('says from when and until when an agreement frame runs', async () => {
  const t = await wordsOf('fr')
  const say = (kind: NotificationKind, state: string, from: string | null, until: string | null) =>
    detailOf(t, { ...told(kind, state, false), number: 'Tables', from, until })
  expect(say('frame_changed', 'dates', '2027-02-01', '2027-06-30')).toBe(
    '« Tables », du 1er février 2027 au 30 juin 2027',
  )
  expect(say('frame_changed', 'dates', '2027-02-01', null)).toBe(
    '« Tables », à partir du 1er février 2027, sans date de fin',
  )
  expect(say('frame_joined', '', '2027-02-01', null)).toBe('« Tables », à partir du 1er février 2027')
  expect(say('frame_changed', 'left', null, null)).toBe('Tables')
})
