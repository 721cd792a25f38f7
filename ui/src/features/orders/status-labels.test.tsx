import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { OrderStatus } from '~/api/types'
import { anOrder } from '~/shared/order/testing/fixtures'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'

/** Specification 3, as it spells them. */
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

const asked: URLSearchParams[] = []

beforeEach(() => {
  asked.length = 0
  server.use(
    http.get('*/api/orders', ({ request }) => {
      asked.push(new URL(request.url).searchParams)
      return HttpResponse.json({
        'hydra:member': labels.map(([, status], at) =>
          anOrder({ '@id': `/api/orders/${at + 1}`, number: `CMD-${status}`, status }),
        ),
        'hydra:totalItems': labels.length,
      })
    }),
    http.get('*/api/orders/summary', () => HttpResponse.json({ toProcess: 0, months: [], byStatus: [] })),
    http.get('*/api/suppliers', () => HttpResponse.json({ 'hydra:member': [], 'hydra:totalItems': 0 })),
    http.get('*/api/saved_views', () => HttpResponse.json({ 'hydra:member': [], 'hydra:totalItems': 0 })),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
  )
})

describe('the state of an order', () => {
  it(`${labels.map(([clause]) => clause).join(' ')} is in the list in the words of the specification`, async () => {
    await openScreen('/orders')
    const table = await screen.findByRole('table', { name: 'Commandes' })
    const head = within(table).getByRole('columnheader', { name: 'Statut' })
    const column = [...(head.parentElement?.children ?? [])].indexOf(head)
    await within(table).findByRole('link', { name: 'CMD-incident' })
    const shown = labels.map(([clause, code]) => {
      const row = within(table)
        .getByRole('link', { name: `CMD-${code}` })
        .closest('tr')
      return [clause, code, row?.children[column]?.textContent]
    })
    expect(shown).toEqual(labels)
  })

  it('R-3.088 R-3.105 is chosen in the filter, where Livrée is one choice for its two codes', async () => {
    const user = userEvent.setup()
    await openScreen('/orders')
    await user.click(await screen.findByRole('button', { name: 'Statut' }))
    const filter = await screen.findByLabelText('Statut', { selector: '[role=dialog]' })
    const offered = within(filter)
      .getAllByRole<HTMLInputElement>('checkbox', { hidden: true })
      .map((box) => box.labels?.[0]?.textContent)
    expect(new Set(offered)).toEqual(new Set(labels.map(([, , label]) => label)))
    expect(offered).toHaveLength(new Set(offered).size)
    await user.click(within(filter).getByRole('checkbox', { name: 'Livrée', hidden: true }))
    await waitFor(() => expect(asked.at(-1)?.getAll('status[]')).toEqual(['shipped', 'pending_invoice']))
  })
})
