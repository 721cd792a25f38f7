import { readFileSync } from 'node:fs'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import type { GroupCode, OrderStatus } from '~/api/types'
import { loadTexts } from '~/shared/i18n/i18n'
import { anOrderDetail } from '~/shared/order/testing/fixtures'
import { renderPart } from '~/testing/render-part'
import { OrderActions } from './OrderActions'
import { workOn } from './order-work'

const readers: Record<string, { id: number; group: GroupCode }> = {
  supplier: { id: anOrderDetail.supplier.id, group: 'supplier' },
  buyer: { id: anOrderDetail.customer.id, group: 'restaurant' },
  admin: { id: 90, group: 'admin' },
  agent: { id: 91, group: 'commercial_agent' },
}

/** Written from the state table that the API follows; tests run in the folder of the interface. */
const table = readFileSync('../docs/reference/order-states.gen.md', 'utf8')

/** The rows of the state table: where from, where to, by whom, and what must hold. */
const rows = table
  .split('\n')
  .filter((line) => /^\| [a-z]/.test(line) && !line.startsWith('| from'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, from = '', to = '', by = '', , guards = '']) => ({
    from: from as OrderStatus,
    to: to as OrderStatus,
    by: by.replace(/ \(.*\)/, '').split(', '),
    guards,
  }))

const settles = ['Régler l’incident']
const reports = ['Signaler un incident']
const cancels = ['Annuler la commande']

/** What each party reads on its buttons, restated by hand from domain 5.3: whatever the table says, this is what there is. */
const byHand: Record<string, Record<string, string[]>> = {
  processing: ofSellers(['Valider la commande', ...cancels], cancels),
  waiting_payment: ofSellers(
    ['Valider sans attendre le paiement', 'Marquer payée', 'Signaler un litige de paiement', ...cancels],
    cancels,
  ),
  paid_error: ofSellers(['Attendre de nouveau le paiement', 'Marquer payée', ...cancels], cancels),
  paid: ofSellers(['Valider la commande', ...cancels], cancels),
  // An admin prepares at Dartess alone; the buyer cancels what was placed on its behalf, or of which all is awaited.
  validated: { supplier: ['Commencer la préparation', ...cancels], admin: cancels, buyer: cancels, agent: [] },
  preparation: ofSellers([...cancels, ...reports], [...cancels, ...reports]),
  partially_shipped: ofSellers(reports, reports),
  pending_shipping: ofSellers(['Confirmer la livraison', ...reports], ['Confirmer la livraison', ...reports]),
  shipped: ofSellers(reports, reports),
  pending_invoice: ofSellers(reports, reports),
  // What is invoiced is closed by its payment; by hand an administrator alone writes it off.
  billed: { ...ofSellers(reports, reports), admin: ['Marquer comme traitée', ...reports] },
  closed: ofSellers(reports, reports),
  incident: ofSellers(settles, []),
  canceled: ofSellers([], []),
}

/** The same buttons for the supplier and an admin; an agent moves no order. */
function ofSellers(sellers: string[], buyer: string[]): Record<string, string[]> {
  return { supplier: sellers, admin: sellers, buyer, agent: [] }
}

const states = [...new Set(rows.flatMap(({ from, to }) => [from, to]))].filter((state) => !state.includes('quotation'))
const cases = states.flatMap((state) => Object.entries(readers).map(([party, reader]) => ({ state, party, reader })))

/** What the server lets a party do in a state: what the table says, with an incident that began where goods had left. */
const offered = (state: OrderStatus, party: string): OrderStatus[] => [
  ...new Set(
    rows
      .filter(({ from, to, by, guards }) => {
        const isThere = guards !== 'came_from_there' || to === 'shipped'
        return from === state && by.includes(party) && isThere && guards !== 'at_dartess'
      })
      .map(({ to }) => to),
  ),
]

beforeAll(() => loadTexts('order', 'orders'))

describe('the buttons of an order are the state table', () => {
  it('has every state and party', () => {
    expect([...states].sort()).toEqual(Object.keys(byHand).sort())
    expect(rows.length).toBeGreaterThan(50)
  })

  it.each(cases)(
    '$state, $party: each move has its button, and there is no other',
    async ({ state, party, reader }) => {
      const items = anOrderDetail.items.map((item) => ({ ...item, remainingQuantity: 0 }))
      const transitions = offered(state, party)
      const work = workOn({ ...anOrderDetail, status: state, transitions, items }, reader)
      await renderPart(<OrderActions {...work} isBusy={false} onAction={() => undefined} />)
      const shown: (string | null)[] = []
      for (const button of screen.queryAllByRole('button')) {
        if (button.getAttribute('aria-label') !== 'Autres actions') shown.push(button.textContent)
      }
      const others = screen.queryByRole('button', { name: 'Autres actions' })
      if (others) {
        await userEvent.click(others)
        const menu = within(await screen.findByRole('menu', { hidden: true }))
        shown.push(...menu.getAllByRole('menuitem', { hidden: true }).map((item) => item.textContent))
      }
      expect(shown).toHaveLength(new Set(shown).size)
      expect(new Set(shown)).toEqual(new Set(byHand[state]?.[party]))
    },
  )
})
