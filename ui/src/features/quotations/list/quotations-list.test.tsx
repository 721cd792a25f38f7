import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import type { GroupCode, Quotation } from '~/api/types'
import { aParty } from '~/shared/order/testing/fixtures'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'
import { aQuotation } from '../testing/fixtures'

const open = async (group: GroupCode, rows: Quotation[], search = '') => {
  const asked: URLSearchParams[] = []
  server.use(
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/orders/summary', () => HttpResponse.json({ toProcess: 0, months: [], byStatus: [] })),
    http.get('*/api/saved_views', () => HttpResponse.json({ 'hydra:member': [], 'hydra:totalItems': 0 })),
    http.get('*/api/cart', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/quotations', ({ request }) => {
      const { searchParams } = new URL(request.url)
      if (searchParams.get('itemsPerPage') !== '1') asked.push(searchParams)
      return HttpResponse.json({ 'hydra:member': rows, 'hydra:totalItems': rows.length })
    }),
  )
  await openScreen(`/quotations${search}`, group)
  await screen.findByRole('heading', { level: 1, name: 'Devis' })
  return asked
}

describe('the list of quotations', () => {
  it('R-1.013 R-2.048 shows whose answer each awaits, and leads to it', async () => {
    await open('restaurant', [
      aQuotation(),
      aQuotation({ '@id': '/api/quotations/8', id: 8, quotationNumber: 'DEV-2026-000008', awaiting: 'seller' }),
      aQuotation({ '@id': '/api/quotations/7', id: 7, quotationNumber: 'DEV-2026-000007', status: 'validated' }),
      aQuotation({
        '@id': '/api/quotations/6',
        id: 6,
        quotationNumber: 'DEV-2026-000006',
        status: 'canceled_quotation',
      }),
    ])
    const table = await screen.findByRole('table', { name: 'Devis' })
    const [, ...rows] = within(table).getAllByRole('row')
    const words = ['Attend votre réponse', 'Attend le vendeur', 'Accepté', 'Devis annulé']
    expect(rows.map((row, at) => within(row).queryByText(words[at] ?? '') !== null)).toEqual([true, true, true, true])
    const link = within(table).getByRole('link', { name: 'DEV-2026-000009' })
    expect(link.getAttribute('href')).toBe('/quotations/9')
  })

  it('asks under À traiter for what awaits the side of its reader', async () => {
    const asked = await open('supplier', [aQuotation({ awaiting: 'seller' })])
    await userEvent.click(await screen.findByRole('button', { name: /^À traiter/ }))
    await screen.findByRole('table', { name: 'Devis' })
    const last = asked.at(-1)
    expect([last?.getAll('status[]'), last?.get('awaiting')]).toEqual([['quotation'], 'seller'])
    expect(screen.getByRole('button', { name: 'En attente du client' })).toBeDefined()
  })

  it('is exported as it is filtered, as a workbook', async () => {
    const saved: string[] = []
    const exported: URLSearchParams[] = []
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    await open('restaurant', [aQuotation()], '?search=bistrot')
    server.use(
      http.get('*/api/quotations/export', ({ request }) => {
        exported.push(new URL(request.url).searchParams)
        return new HttpResponse('workbook')
      }),
    )
    await screen.findByRole('link', { name: 'DEV-2026-000009' })
    await userEvent.click(screen.getByRole('button', { name: 'Exporter' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Excel (.xlsx)', hidden: true }))
    await waitFor(() => expect(saved).toEqual(['devis.xlsx']))
    expect(exported[0]?.get('search')).toBe('bistrot')
  })

  it('refuses several with one reason, as the server allows, and nothing else', async () => {
    const sent: unknown[] = []
    const open1 = {
      customer: aParty(44, 'Le Comptoir des Tilleuls', 'restaurant'),
      transitions: ['canceled_quotation' as const],
      commentRequired: ['canceled_quotation' as const],
    }
    await open('supplier', [
      aQuotation({ ...open1, awaiting: 'seller' }),
      aQuotation({
        ...open1,
        '@id': '/api/quotations/8',
        id: 8,
        quotationNumber: 'DEV-2026-000008',
        awaiting: 'seller',
      }),
    ])
    server.use(
      http.post('*/api/orders/transitions', async ({ request }) => {
        const body = (await request.json()) as { orders: string[] }
        sent.push(body)
        return HttpResponse.json({ results: body.orders.map((order) => ({ order, error: null })) })
      }),
    )
    await screen.findByRole('link', { name: 'DEV-2026-000009' })
    for (const number of ['DEV-2026-000009', 'DEV-2026-000008'])
      await userEvent.click(screen.getByRole('checkbox', { name: `Sélectionner ${number}` }))
    const bar = within(await screen.findByRole('toolbar'))
    expect(bar.getByText('2 sélectionnés')).toBeVisible()
    await userEvent.click(await bar.findByRole('button', { name: 'Refuser les devis' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Refuser 2 devis' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Motif' }), 'Millésime épuisé')
    await userEvent.click(dialog.getByRole('button', { name: 'Refuser 2 devis' }))
    await waitFor(() =>
      expect(sent).toEqual([
        { orders: ['/api/orders/9', '/api/orders/8'], transition: 'canceled_quotation', comment: 'Millésime épuisé' },
      ]),
    )
  })

  it('is not in the menu of individuals, whose prices nobody negotiates', async () => {
    await open('customer', [])
    const [menu] = screen.getAllByRole('navigation', { name: 'Menu principal' })
    if (!menu) throw new Error('no menu')
    expect(within(menu).getByRole('link', { name: /^Commandes/ })).toBeDefined()
    expect(within(menu).queryByRole('link', { name: /^Devis/ })).toBeNull()
  })

  it('says how a first quotation is made', async () => {
    await open('restaurant', [])
    expect(await screen.findByText('Aucun devis pour l’instant')).toBeDefined()
    expect(screen.getByText(/dites le prix que vous souhaitez/)).toBeDefined()
  })
})
