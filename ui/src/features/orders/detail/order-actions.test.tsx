import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { GroupCode, OrderStatus } from '~/api/types'
import { loadTexts } from '~/shared/i18n/i18n'
import { anOrderDetail } from '~/shared/order/testing/fixtures'
import { renderPart } from '~/testing/render-part'
import { OrderActions } from './OrderActions'
import { workOn } from './order-work'

type Party = 'supplier' | 'buyer' | 'admin' | 'agent'

interface Row {
  status: OrderStatus
  party: Party
  /** What the server lets this party do (domain 5.3). */
  transitions: OrderStatus[]
  /** The filled button, and what the menu holds. */
  next: string | null
  others: string[]
}

const row = (
  status: OrderStatus,
  party: Party,
  transitions: OrderStatus[],
  next: string | null,
  others: string[] = [],
): Row => ({ status, party, transitions, next, others })

const cancel = 'Annuler la commande'
const report = 'Signaler un incident'

const table: Row[] = [
  row('processing', 'supplier', ['validated', 'canceled'], 'Valider la commande', [cancel]),
  row('processing', 'admin', ['validated', 'canceled'], 'Valider la commande', [cancel]),
  row('processing', 'buyer', ['canceled'], null, [cancel]),
  row('processing', 'agent', [], null),
  row('waiting_payment', 'supplier', ['validated', 'paid', 'paid_error', 'canceled'], null, [
    'Valider sans attendre le paiement',
    'Marquer payée',
    'Signaler un litige de paiement',
    cancel,
  ]),
  row('waiting_payment', 'buyer', ['canceled'], null, [cancel]),
  row('paid_error', 'supplier', ['waiting_payment', 'paid', 'canceled'], null, [
    'Attendre de nouveau le paiement',
    'Marquer payée',
    cancel,
  ]),
  row('paid_error', 'buyer', ['canceled'], null, [cancel]),
  row('paid', 'supplier', ['paid_error', 'validated', 'canceled'], 'Valider la commande', [
    'Signaler un litige de paiement',
    cancel,
  ]),
  row('paid', 'buyer', ['canceled'], null, [cancel]),
  row('validated', 'supplier', ['canceled', 'preparation'], 'Commencer la préparation', [cancel]),
  row('validated', 'buyer', [], null),
  row('validated', 'buyer', ['canceled'], null, [cancel]),
  row('preparation', 'supplier', ['canceled', 'incident'], 'Expédier', [cancel, report]),
  row('preparation', 'admin', ['canceled', 'incident'], null, [cancel, report]),
  row('preparation', 'buyer', ['incident'], null, [report]),
  row('partially_shipped', 'supplier', ['incident'], 'Expédier', [report, 'Solder le reliquat']),
  row('partially_shipped', 'buyer', ['incident'], null, [report]),
  row('pending_shipping', 'supplier', ['shipped', 'incident'], 'Confirmer la livraison', [report]),
  row('pending_shipping', 'buyer', ['shipped', 'incident'], 'Confirmer la livraison', [report]),
  row('pending_shipping', 'agent', [], null),
  row('shipped', 'buyer', ['incident'], null, [report]),
  row('pending_invoice', 'supplier', ['incident'], null, [report]),
  row('pending_invoice', 'buyer', ['incident'], null, [report]),
  row('billed', 'supplier', ['closed', 'incident'], 'Marquer comme traitée', [report]),
  row('billed', 'buyer', ['incident'], null, [report]),
  row('closed', 'buyer', ['incident'], null, [report]),
  row('closed', 'supplier', [], null),
  row('incident', 'supplier', ['preparation', 'shipped'], 'Régler l’incident'),
  row('incident', 'admin', ['preparation', 'canceled'], 'Régler l’incident'),
  row('incident', 'buyer', [], null),
  row('canceled', 'supplier', [], null),
  row('canceled', 'buyer', [], null),
]

const readers: Record<Party, { id: number; group: GroupCode }> = {
  supplier: { id: anOrderDetail.supplier.id, group: 'supplier' },
  buyer: { id: anOrderDetail.customer.id, group: 'restaurant' },
  admin: { id: 90, group: 'admin' },
  agent: { id: 91, group: 'commercial_agent' },
}

/** The order in a state; one that is shipped in part has sent half of its line. */
function inState(status: OrderStatus, transitions: OrderStatus[]) {
  const isPart = status === 'partially_shipped'
  const items = anOrderDetail.items.map((item) =>
    isPart ? { ...item, shippedQuantity: 6, remainingQuantity: 6 } : item,
  )
  return { ...anOrderDetail, status, transitions, items }
}

beforeAll(() => loadTexts('order', 'orders'))

describe('the actions of an order', () => {
  it.each(table)(
    'in $status, for the $party: $next, then $others',
    async ({ status, party, transitions, next, others }) => {
      const onAction = vi.fn()
      const work = workOn(inState(status, transitions), readers[party])
      await renderPart(<OrderActions {...work} isBusy={false} onAction={onAction} />)
      const names = screen
        .queryAllByRole('button')
        .map((button) => button.getAttribute('aria-label') ?? button.textContent)
      expect(names).toEqual([...(others.length > 0 ? ['Autres actions'] : []), ...(next ? [next] : [])])
      if (others.length > 0) {
        await userEvent.click(screen.getByRole('button', { name: 'Autres actions' }))
        const menu = within(await screen.findByRole('menu', { hidden: true }))
        expect(menu.getAllByRole('menuitem', { hidden: true }).map((item) => item.textContent)).toEqual(others)
      }
      if (next) {
        await userEvent.click(screen.getByRole('button', { name: next }))
        expect(onAction).toHaveBeenCalledExactlyOnceWith(work.next)
      }
    },
  )

  it('lets an admin ship what stands at Dartess, and nothing else', () => {
    const order = inState('preparation', [])
    expect(workOn(order, readers.admin).next).toBeUndefined()
    const atDartess = { ...order, items: order.items.map((item) => ({ ...item, warehouse: 'dartess' })) }
    expect(workOn(atDartess, readers.admin).next).toEqual({ verb: 'ship' })
  })
})
