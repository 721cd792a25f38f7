import { describe, expect, it } from 'vitest'
import type { OrderStatus } from '~/api/types'
import { text } from '~/shared/i18n/i18n'
import { FILTER_STATUSES, ORDER_STATUSES, STATE_TABS, statusesOf, tabCounts, withSameLabel } from './statuses'

const labels: [clause: string, code: OrderStatus, label: string][] = [
  ['R-3.089', 'quotation', 'Devis'],
  ['R-3.090', 'canceled_quotation', 'Devis annulé'],
  ['R-3.091', 'processing', 'Traitement en cours'],
  ['R-3.092', 'waiting_payment', 'En attente de paiement'],
  ['R-3.093', 'paid', 'Payée'],
  ['R-3.094', 'paid_error', 'Litige'],
  ['R-3.095', 'validated', 'Validée'],
  ['R-3.096', 'canceled', 'Annulée'],
  ['R-3.097', 'preparation', 'En préparation'],
  ['R-3.098', 'pending_shipping', 'En livraison'],
  ['R-3.099', 'shipped', 'Livrée'],
  ['R-3.100', 'partially_shipped', "En cours d'envoi partiel"],
  ['R-3.101', 'pending_invoice', 'Livrée'],
  ['R-3.102', 'closed', 'Traitée'],
  ['R-3.103', 'billed', 'Facturée'],
  ['R-3.104', 'incident', 'Incident'],
]

describe('the states of an order', () => {
  it.each(labels)('%s %s is labelled %s', (_clause, code, label) => {
    expect(text(`enums:order_status.${code}`)).toBe(label)
  })

  it('R-3.088 has sixteen codes, all of which the filter can select', () => {
    const selected = new Set(withSameLabel(FILTER_STATUSES))
    expect([...selected].sort()).toEqual(labels.map(([, code]) => code).sort())
  })

  it('R-3.105 the filter Livrée selects shipped and pending_invoice', () => {
    expect(withSameLabel(['shipped', 'canceled'])).toEqual(['shipped', 'pending_invoice', 'canceled'])
    const offered = FILTER_STATUSES.map((status) => text(`enums:order_status.${status}`))
    expect(offered.filter((label) => label === 'Livrée')).toHaveLength(1)
  })

  it('puts every state of an order under exactly one tab', () => {
    const under = STATE_TABS.flatMap((tab) => statusesOf(tab))
    expect([...under].sort()).toEqual([...withSameLabel(ORDER_STATUSES)].sort())
    expect(new Set(under).size).toBe(under.length)
  })

  it('counts each tab, quotations left out', () => {
    const counts = tabCounts([
      { status: 'processing', count: 3 },
      { status: 'shipped', count: 2 },
      { status: 'pending_invoice', count: 1 },
      { status: 'canceled', count: 4 },
      { status: 'canceled_quotation', count: 9 },
    ])
    expect(counts).toEqual({ inProgress: 3, shipping: 0, delivered: 3, trouble: 4, all: 10 })
  })

  it.each([
    ['R-3.108', 'millesime', 'Millésime'],
    ['R-3.109', 'store', 'Le Store'],
    ['R-3.110', 'tasteandbuy', 'Taste & Buy'],
  ])('%s the origin %s is labelled %s', (_clause, code, label) => {
    expect(text(`enums:order_origin.${code}`)).toBe(label)
  })

  it.each([
    ['R-3.119', 'dartess_warehouse', 'Panachable'],
    ['R-3.120', 'out_of_stock', 'Rupture de stock'],
    ['R-3.120', 'stock_alert', 'Stock faible'],
    ['R-3.120', 'insufficient_stock', 'Stock insuffisant'],
    ['R-3.120', 'pending_receipt', 'En attente de réception'],
    ['R-3.120', 'desactivated', 'Désactivé'],
    ['R-3.120', 'normal', 'En stock'],
    ['R-3.120', 'sample', 'Échantillon'],
    ['R-3.120', 'stock_back', 'Retour de stock'],
  ])('%s the tag %s is labelled %s', (_clause, code, label) => {
    expect(text(`enums:order_tag.${code}`)).toBe(label)
  })
})
