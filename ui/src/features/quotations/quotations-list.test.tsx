import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import type { GroupCode, Quotation } from '~/api/types'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'
import { aQuotation } from './testing/fixtures'

const wait = { timeout: 5000 }

const open = async (group: GroupCode, rows: Quotation[]) => {
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
  await openScreen('/quotations', group)
  await screen.findByRole('heading', { level: 1, name: 'Devis' }, wait)
  return asked
}

describe('the list of quotations', { timeout: 20_000 }, () => {
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
    const table = await screen.findByRole('table', { name: 'Devis' }, wait)
    const [, ...rows] = within(table).getAllByRole('row')
    const words = ['Attend votre réponse', 'Attend le vendeur', 'Accepté', 'Devis annulé']
    expect(rows.map((row, at) => within(row).queryByText(words[at] ?? '') !== null)).toEqual([true, true, true, true])
    const link = within(table).getByRole('link', { name: 'DEV-2026-000009' })
    expect(link.getAttribute('href')).toBe('/quotations/9')
  })

  it('asks under À traiter for what awaits the side of its reader', async () => {
    const asked = await open('supplier', [aQuotation({ awaiting: 'seller' })])
    await userEvent.click(await screen.findByRole('button', { name: /^À traiter/ }, wait))
    await screen.findByRole('table', { name: 'Devis' }, wait)
    const last = asked.at(-1)
    expect([last?.getAll('status[]'), last?.get('awaiting')]).toEqual([['quotation'], 'seller'])
    expect(screen.getByRole('button', { name: 'En attente du client' })).toBeDefined()
  })

  it('says how a first quotation is made', async () => {
    await open('restaurant', [])
    expect(await screen.findByText('Aucun devis pour l’instant', {}, wait)).toBeDefined()
    expect(screen.getByText(/demandez un devis au lieu de commander/)).toBeDefined()
  })
})
