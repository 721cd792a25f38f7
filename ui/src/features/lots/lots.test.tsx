import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, it, vi } from 'vitest'
import type { GroupCode } from '~/api/types'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'
import { recipientsCsv } from './detail/recipients-csv'
import type { LotTrace, StockLot } from './lot'
import { aLot, aRecipient, aTrace } from './testing/fixtures'

const collection = <T,>(rows: T[]) => ({ 'hydra:member': rows, 'hydra:totalItems': rows.length })

const recalled = { recalledAt: '2026-11-25T10:00:00Z' }

/** Answers of the server; what lists were asked for, and what was sent. */
function serve(trace: LotTrace = aTrace(), told: LotTrace = trace, lot: Partial<StockLot> = {}) {
  const after = told.recalls.some(({ lifted }) => !lifted) ? recalled : { recalledAt: null }
  const asked: URLSearchParams[] = []
  const sent: unknown[] = []
  server.use(
    http.get('*/api/stock_lots', ({ request }) => {
      asked.push(new URL(request.url).searchParams)
      return HttpResponse.json(collection([aLot(), aLot({ '@id': '2', id: 8, lot: 'SANS DATE', bestBefore: null })]))
    }),
    http.get('*/api/stock_lots/7', () => HttpResponse.json(aLot(sent.length > 0 ? { ...lot, ...after } : lot))),
    http.get('*/api/stock_lots/7/recipients', () => HttpResponse.json(trace)),
    http.post('*/api/stock_lots/7/recalls', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(told, { status: 201 })
    }),
    http.post('*/api/stock_lots/7/recalls/lift', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(told)
    }),
    http.get('*/api/waiting', () => HttpResponse.json({ total: 0, kinds: [] })),
    http.get('*/api/saved_views', () => HttpResponse.json(collection([]))),
    http.get('*/api/suppliers', () => HttpResponse.json(collection([]))),
    http.get('*/api/orders/summary', () => HttpResponse.json({ toProcess: 0 })),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/cart', () => HttpResponse.json(null)),
  )
  return { asked, sent }
}

async function openLot(group: GroupCode, trace?: LotTrace, told?: LotTrace, lot?: Partial<StockLot>) {
  const served = serve(trace, told, lot)
  await openScreen('/stock_lots/7', group)
  await screen.findByRole('heading', { level: 1, name: 'Lot L2024-17' })
  return { ...served, user: userEvent.setup() }
}

it('finds lots by their number or wine, in stock or not', async () => {
  const { asked } = serve()
  await openScreen('/stock_lots?search=l2024&tab=stock', 'supplier')
  const row = await screen.findByRole('row', { name: /L2024-17/ })
  expect(row).toHaveTextContent('Château Palmeraie 2018')
  expect(row).toHaveTextContent('30 juin 2028')
  expect(asked.at(-1)?.get('search')).toBe('l2024')
  expect(asked.at(-1)?.get('inStock')).toBe('true')
})

it('says who received a lot, with which orders and parcels', async () => {
  await openLot('supplier')
  const table = within(screen.getByRole('table', { name: 'Qui l’a reçu' }))
  expect(table.getByRole('link', { name: 'Le Zinc' })).toBeVisible()
  expect(table.getByText('Claire Durand · claire@lezinc.fr · 01 23 45 67 89')).toBeVisible()
  expect(table.getByRole('link', { name: 'CMD-2026-000012' })).toHaveAttribute('href', '/orders/12')
  expect(table.getByRole('link', { name: 'GX-1' })).toHaveAttribute('href', 'https://suivi.example/GX-1')
  expect(table.getByText('Pas encore prévenu')).toBeVisible()
  expect(screen.queryByText(/d’autres clients ont pu recevoir ce lot/)).toBeNull()
})

it('warns when some may have left without a note, and says that nobody received it', async () => {
  await openLot('supplier', aTrace({ recipients: [] }))
  expect(screen.getByText(/d’autres clients ont pu recevoir ce lot/)).toBeVisible()
  expect(screen.getByText('Aucune expédition ne porte ce lot.')).toBeVisible()
})

it('is called back before anybody received some: it stays', async () => {
  const { sent, user } = await openLot('supplier', aTrace({ recipients: [] }))
  await user.click(screen.getByRole('button', { name: 'Rappeler ce lot' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/^Personne n’en a reçu à prévenir/)).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: /^Motif/ }), 'Bouchons')
  await user.click(dialog.getByRole('button', { name: 'Bloquer ce lot' }))
  await waitFor(() => expect(sent).toMatchObject([{ reason: 'Bouchons' }]))
})

it('says that it is recalled, and lets its supplier lift the recall with a reason', async () => {
  const lifted = { reason: 'Analyse négative', actor: 'Maison Margaux', impersonator: '', at: '2026-11-26T10:00:00Z' }
  const recall = {
    id: 1,
    reason: 'Bouchons',
    advice: 'Contactez-nous.',
    recipients: 1,
    actor: 'Maison Margaux',
    impersonator: '',
    at: recalled.recalledAt,
    lifted,
  }
  const { sent, user } = await openLot('supplier', aTrace(), aTrace({ recalls: [recall] }), recalled)
  expect(screen.getByText('Rappelé')).toBeVisible()
  expect(screen.getByText(/^Rappelé le 25 nov. 2026 : ce lot n’est plus proposé/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Lever le rappel' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Lever le rappel' }))
  expect(sent).toEqual([])
  await user.type(dialog.getByRole('textbox', { name: /^Motif/ }), 'Analyse négative')
  await user.click(dialog.getByRole('button', { name: 'Lever le rappel' }))
  await waitFor(() => expect(sent).toEqual([{ reason: 'Analyse négative' }]))
  expect(await screen.findByText('Levé le 26 nov. 2026 par Maison Margaux : Analyse négative')).toBeVisible()
})

it('leaves the lifting to its supplier', async () => {
  await openLot('admin', aTrace(), undefined, {
    ...recalled,
    supplier: { '@id': '/api/users/8', id: 8, company: 'Autre' },
  })
  expect(screen.getByText(/Son fournisseur peut lever le rappel/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Lever le rappel' })).toBeNull()
})

it('tells recipients once, with the reason, and shows what was sent', async () => {
  const toldAt = '2026-11-25T10:00:00Z'
  const recall = {
    id: 1,
    reason: 'Bouchons',
    advice: 'Contactez-nous.',
    recipients: 1,
    actor: 'Maison Margaux',
    impersonator: '',
    at: toldAt,
    lifted: null,
  }
  const told = aTrace({ recipients: [aRecipient({ toldAt, mailed: true })], recalls: [recall] })
  const { sent, user } = await openLot('admin', aTrace(), told)
  await user.click(screen.getByRole('button', { name: 'Rappeler ce lot' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Prévenir 1 client' }))
  expect(sent).toEqual([])
  await user.type(dialog.getByRole('textbox', { name: /^Motif/ }), 'Bouchons')
  const advice = dialog.getByRole('textbox', { name: /^Que faire/ })
  await user.clear(advice)
  await user.type(advice, 'Contactez-nous.')
  await user.click(dialog.getByRole('button', { name: 'Prévenir 1 client' }))
  await waitFor(() => expect(sent).toEqual([{ reason: 'Bouchons', advice: 'Contactez-nous.' }]))
  expect(await screen.findByText('Prévenu le 25 nov. 2026')).toBeVisible()
  expect(screen.getByText('1 client prévenu')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Rappeler ce lot' })).toBeNull()
})

it('writes a letter to each recipient with what is typed', async () => {
  const other = aRecipient({ customer: { ...aRecipient().customer, id: 6, company: 'La Table' } })
  serve(aTrace({ recipients: [aRecipient(), other] }))
  await openScreen('/stock_lots/7?paper=letters', 'supplier')
  const user = userEvent.setup()
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const button = await screen.findByRole('button', { name: 'Imprimer' })
  expect(button).toBeDisabled()
  await user.type(screen.getByRole('textbox', { name: 'Motif du rappel' }), 'Éclats de verre')
  const letters = screen.getAllByRole('article')
  expect(letters).toHaveLength(2)
  expect(letters[0]).toHaveTextContent('SIREN 732829320')
  expect(letters[0]).toHaveTextContent('3 rue du Four33000 Bordeaux')
  expect(letters[0]).toHaveTextContent('Objet : rappel du lot L2024-17, Château Palmeraie 2018')
  expect(letters[0]).toHaveTextContent('Vous en avez reçu 36 bouteilles')
  expect(letters[0]).toHaveTextContent('CMD-2026-000009EXP-2026-0000042 nov. 202624')
  expect(letters[1]).toHaveTextContent('Éclats de verre')
  await user.click(button)
  expect(print).toHaveBeenCalledOnce()
})

it('hands out a line for each shipment', () => {
  const text = recipientsCsv(((key: string) => key) as never, aLot(), [aRecipient()])
  const lines = text.trim().split('\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain('CMD-2026-000009')
  expect(lines[2]).toContain('EXP-2026-000008')
})
