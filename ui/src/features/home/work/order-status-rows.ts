import type { OrderStatus, OrderSummary } from '~/api/types'

type Row = OrderSummary['byStatus'][number]

/** States of quotations, which have screens of their own (domain 5.5). */
const quotations: OrderStatus[] = ['quotation', 'canceled_quotation']

/** The orders by state as people read it: shipped and pending_invoice are both Livrée (rulings, values and labels). */
export function orderStatusRows(byStatus: Row[]): Row[] {
  const rows = new Map<OrderStatus, Row>()
  for (const { status, count } of byStatus) {
    if (count === 0 || quotations.includes(status)) continue
    const shown = status === 'pending_invoice' ? 'shipped' : status
    rows.set(shown, { status: shown, count: count + (rows.get(shown)?.count ?? 0) })
  }
  return [...rows.values()]
}
