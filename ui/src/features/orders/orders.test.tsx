import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Order } from '~/api/types'
import { anOrder, anOrderDetail } from '~/shared/order/testing/fixtures'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'

const asked: URL[] = []

function serve(orders: Order[]): void {
  server.use(
    http.get('*/api/orders', ({ request }) => {
      asked.push(new URL(request.url))
      return HttpResponse.json({ 'hydra:member': orders, 'hydra:totalItems': orders.length })
    }),
    http.get('*/api/orders/summary', () =>
      HttpResponse.json({ toProcess: 1, months: [], byStatus: [{ status: 'processing', count: 1 }] }),
    ),
    http.get('*/api/orders/:id', ({ params }) =>
      params.id === '9'
        ? HttpResponse.json(anOrderDetail)
        : HttpResponse.json({ 'hydra:description': 'Cette commande est introuvable.' }, { status: 404 }),
    ),
    http.get('*/api/suppliers', () => HttpResponse.json({ 'hydra:member': [], 'hydra:totalItems': 0 })),
    http.get('*/api/customers', () => HttpResponse.json({ 'hydra:member': [], 'hydra:totalItems': 0 })),
    http.get('*/api/saved_views', () => HttpResponse.json({ 'hydra:member': [], 'hydra:totalItems': 0 })),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
  )
}

const lastAsked = () => asked.at(-1)?.searchParams ?? new URLSearchParams()

beforeEach(() => {
  asked.length = 0
})

const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)

describe('the list of orders', () => {
  it('R-2.029 shows a buyer its orders with their suppliers', async () => {
    serve([anOrder()])
    await openScreen('/orders', 'restaurant')
    expect((await screen.findByRole('link', { name: 'CMD-2026-000009' })).getAttribute('href')).toBe('/orders/9')
    expect(heads()).toEqual([
      'Commande',
      'Fournisseur',
      'Date',
      'Statut',
      'Bouteilles',
      'Total HT',
      'Total TTC',
      'Actions',
    ])
    expect(within(screen.getByRole('table')).getByText('Traitement en cours')).toBeDefined()
  })

  it('shows a supplier its customers, and an admin both parties', async () => {
    serve([anOrder()])
    await openScreen('/orders', 'admin')
    await screen.findByRole('table')
    expect(heads().slice(1, 3)).toEqual(['Client', 'Fournisseur'])
  })

  it('shows an agent what it earns, and which orders were placed for their customers', async () => {
    serve([anOrder({ totalAgentFees: 21.2, onBehalf: true })])
    await openScreen('/orders', 'commercial_agent')
    const row = within(await screen.findByRole('table'))
    expect(heads()).toContain('Commission')
    expect(row.getByText(/^21,20/)).toBeVisible()
    expect(row.getByText('Passée pour le client')).toBeVisible()
  })

  it('sorts by the head of a column, newest first to begin with', async () => {
    serve([anOrder()])
    const user = userEvent.setup()
    const { address } = await openScreen('/orders')
    await screen.findByRole('table')
    expect(screen.getByRole('columnheader', { name: 'Date' }).getAttribute('aria-sort')).toBe('descending')
    await user.click(screen.getByRole('button', { name: 'Total HT' }))
    await waitFor(() => expect(address()).toBe('/orders?sort=totalPriceTaxExcl'))
    expect(lastAsked().get('order[totalPriceTaxExcl]')).toBe('asc')
  })

  it('picks a tab through the URL', async () => {
    serve([anOrder()])
    const user = userEvent.setup()
    const { address } = await openScreen('/orders')
    await user.click(await screen.findByRole('button', { name: /Livrées/ }))
    await waitFor(() => expect(address()).toBe('/orders?tab=delivered'))
    expect(lastAsked().getAll('status[]')).toEqual(['shipped', 'pending_invoice', 'billed', 'closed'])
  })

  it('R-8.014 says Aucun résultat, and clears the filters', async () => {
    serve([])
    const user = userEvent.setup()
    const { address } = await openScreen('/orders?search=nothing&tab=trouble')
    expect(await screen.findByText('Aucun résultat')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Effacer les filtres' }))
    await waitFor(() => expect(address()).toBe('/orders'))
  })

  it('R-2.030 shows an order with lines, totals and who did what', async () => {
    serve([])
    await openScreen('/orders/9', 'restaurant')
    expect(await screen.findByRole('heading', { level: 1, name: 'CMD-2026-000009' })).toBeDefined()
    expect(screen.getByRole('link', { name: /Château Brisac/ }).getAttribute('href')).toBe('/products/12')
    expect(screen.getAllByText('2 × 6')).not.toHaveLength(0)
    expect(screen.getByText(/TVA 20.% sur/)).toBeDefined()
    const history = within(screen.getByRole('region', { name: 'Suivi' }))
    expect(history.getByText(/Millésime/)).toBeDefined()
    expect(screen.queryByText('Commission de l’agent')).toBeNull()
  })

  it('leads back to the list as it was left', async () => {
    serve([anOrder()])
    const user = userEvent.setup()
    const { address } = await openScreen('/orders?tab=inProgress')
    await user.click(await screen.findByRole('link', { name: 'CMD-2026-000009' }))
    await screen.findByText('Suivi')
    const content = within(screen.getByRole('main'))
    await user.click(content.getByRole('link', { name: 'Commandes' }))
    await waitFor(() => expect(address()).toBe('/orders?tab=inProgress'))
  })

  it.each(['/orders/404', '/orders/sample-requests-of-mine'])('shows the 404 page at %s', async (path) => {
    serve([])
    await openScreen(path)
    expect(await screen.findByText('Page Not Found')).toBeDefined()
  })
})
