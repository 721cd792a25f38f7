import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { GroupCode } from '~/api/types'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'
import type { Movement, Stock, StockResult } from './stock'
import { movementRow, stockRow } from './testing/fixtures'

interface Sent {
  rows: { product: string; onHand: number; expected: number; reason: string }[]
}

interface SentThresholds {
  rows: { product: string; version: number; stockAlertThreshold: number }[]
}

const sent: Sent[] = []
const thresholds: SentThresholds[] = []

/** A threshold that the server does not take. */
const REFUSED = 7
const asked: URLSearchParams[] = []

const other = stockRow({
  '@id': '/api/products/102',
  id: 102,
  product: { ...stockRow().product, '@id': '/api/products/102', id: 102, name: 'Clos des Rosés', vintage: 2024 },
  onHand: 30,
  available: 30,
  reserved: 0,
})

const ofResult = (id: number, onHand: number, error: StockResult['error'] = null): StockResult => ({
  product: `/api/products/${id}`,
  id,
  onHand,
  reserved: 0,
  available: onHand,
  error,
})

const collection = <T,>(rows: T[]) => ({ 'hydra:member': rows, 'hydra:totalItems': rows.length })

function serve(rows: Stock[], answer: (body: Sent) => StockResult[] = () => [], ledger: Movement[] = []): void {
  let stored = rows
  server.use(
    http.get('*/api/stock/summary', () =>
      HttpResponse.json({ products: 2, value: 2400, units: 90, belowThreshold: 1, outOfStock: 0, pendingReceipt: 0 }),
    ),
    http.get('*/api/stock', ({ request }) => {
      asked.push(new URL(request.url).searchParams)
      return HttpResponse.json(collection(stored))
    }),
    http.post('*/api/stock/corrections', async ({ request }) => {
      const body = (await request.json()) as Sent
      sent.push(body)
      return HttpResponse.json({ results: answer(body) })
    }),
    http.post('*/api/products/bulk', async ({ request }) => {
      const body = (await request.json()) as SentThresholds
      thresholds.push(body)
      const written = new Map(body.rows.map((row) => [row.product, row.stockAlertThreshold]))
      stored = stored.map((row) => {
        const threshold = written.get(row.product['@id']) ?? REFUSED
        return threshold === REFUSED ? row : { ...row, threshold }
      })
      return HttpResponse.json({
        results: body.rows.map(({ product, stockAlertThreshold }) => ({
          product,
          version: 2,
          before: {},
          error:
            stockAlertThreshold === REFUSED
              ? {
                  code: 'catalogue.invalid',
                  message: 'Refusé',
                  violations: [{ propertyPath: '', message: 'Pas sept.' }],
                }
              : null,
        })),
      })
    }),
    http.get('*/api/products/101/stock', () => HttpResponse.json(stockRow())),
    http.get('*/api/products/101/movements', ({ request }) => {
      const kinds = new URL(request.url).searchParams.getAll('kind[]')
      return HttpResponse.json(collection(ledger.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))))
    }),
    http.get('*/api/orders/summary', () => HttpResponse.json({ toProcess: 0 })),
    http.get('*/api/saved_views', () => HttpResponse.json(collection([]))),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/cart', () => HttpResponse.json(null)),
  )
}

async function open(path = '/products/stock', group: GroupCode = 'supplier') {
  const page = await openScreen(path, group)
  return { ...page, user: userEvent.setup() }
}

const cell = (wine: string) => screen.findByRole('textbox', { name: `En stock : ${wine}` })

beforeEach(() => {
  sent.length = 0
  thresholds.length = 0
  asked.length = 0
})

describe('the stock list', () => {
  it('shows figures, value and cover, and opens its parts', async () => {
    serve([stockRow(), other])
    const { user } = await open()
    expect(await cell('Château Palmeraie 2018')).toHaveValue('60')
    const row = screen.getByRole('row', { name: /Château Palmeraie/ })
    expect(row).toHaveTextContent('2 400,00 €')
    expect(row).toHaveTextContent('48 jours')
    await user.click(
      within(screen.getByRole('navigation', { name: 'Produits affichés' })).getByRole('button', {
        name: /Stock faible/,
      }),
    )
    await waitFor(() => expect(asked.at(-1)?.getAll('tag[]')).toEqual(['stock_alert', 'insufficient_stock']))
  })

  it('R-3.119 R-3.120 says the state of each product in the words of its tag', async () => {
    const tags: [tag: Stock['tag'], label: string][] = [
      ['out_of_stock', 'Rupture de stock'],
      ['stock_alert', 'Stock faible'],
      ['insufficient_stock', 'Stock insuffisant'],
      ['pending_receipt', 'En attente de réception'],
      ['desactivated', 'Désactivé'],
      ['normal', 'En stock'],
      ['dartess_warehouse', 'Panachable'],
    ]
    serve(
      tags.map(([tag], at) => {
        const row = stockRow({ '@id': `/api/products/${at + 1}`, id: at + 1, tag })
        return {
          ...row,
          product: { ...row.product, '@id': row['@id'], id: row.id, name: `Cuvée ${tag}`, vintage: null },
        }
      }),
    )
    await open()
    const table = await screen.findByRole('table', { name: 'Stock' })
    const head = within(table).getByRole('columnheader', { name: 'À la vente' })
    const column = [...(head.parentElement?.children ?? [])].indexOf(head)
    const shown = tags.map(([tag]) => {
      const row = within(table)
        .getByRole('link', { name: `Cuvée ${tag}` })
        .closest('tr')
      return [tag, row?.children[column]?.textContent]
    })
    expect(shown).toEqual(tags)
  })

  it('keeps what is counted by keyboard and saves it together, with what was seen and why', async () => {
    serve([stockRow(), other], () => [ofResult(101, 54), ofResult(102, 31)])
    const { user } = await open()
    await user.click(await cell('Château Palmeraie 2018'))
    await user.keyboard('54{Enter}')
    expect(await cell('Clos des Rosés 2024')).toHaveFocus()
    await user.keyboard('31{ArrowUp}')
    expect(await cell('Château Palmeraie 2018')).toHaveFocus()
    const bar = await screen.findByRole('toolbar', { name: 'Corrections à enregistrer' })
    expect(bar).toHaveTextContent('2 corrections')
    await user.type(within(bar).getByRole('textbox', { name: /Précision/ }), 'cave 2')
    await user.click(within(bar).getByRole('button', { name: 'Enregistrer 2 corrections' }))
    await waitFor(() =>
      expect(sent).toEqual([
        {
          rows: [
            { product: '/api/products/101', onHand: 54, expected: 60, reason: 'Inventaire : cave 2' },
            { product: '/api/products/102', onHand: 31, expected: 30, reason: 'Inventaire : cave 2' },
          ],
        },
      ]),
    )
    expect(await screen.findByText('2 corrections sont enregistrées')).toBeInTheDocument()
    expect(screen.queryByRole('toolbar', { name: 'Corrections à enregistrer' })).not.toBeInTheDocument()
  })

  it('leaves what was refused in its cell, with the reason, and takes Escape back', async () => {
    const refusal = {
      code: 'receipts.figure_moved',
      message: 'Le stock a changé entre-temps : il est maintenant de 48.',
    }
    serve([stockRow()], () => [ofResult(101, 48, refusal)])
    const { user } = await open()
    await user.click(await cell('Château Palmeraie 2018'))
    await user.keyboard('54')
    await user.click(await screen.findByRole('button', { name: 'Enregistrer la correction' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(refusal.message)
    const field = await cell('Château Palmeraie 2018')
    expect(field).toHaveValue('54')
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(refusal.message)
    await user.click(field)
    await user.keyboard('{Escape}')
    expect(field).toHaveValue('60')
  })

  it('says where to look when several are refused for several reasons', async () => {
    const refusals = [48, 20].map((onHand) => ({
      code: 'receipts.figure_moved',
      message: `Le stock a changé entre-temps : il est maintenant de ${onHand}.`,
    }))
    serve([stockRow(), other], () => [ofResult(101, 48, refusals[0]), ofResult(102, 20, refusals[1])])
    const { user } = await open()
    await user.click(await cell('Château Palmeraie 2018'))
    await user.keyboard('54{Enter}31')
    await user.click(await screen.findByRole('button', { name: 'Enregistrer 2 corrections' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('2 corrections sont refusées : voyez leurs lignes')
  })

  it('does not send what is no number', async () => {
    serve([stockRow()])
    const { user } = await open()
    await user.click(await cell('Château Palmeraie 2018'))
    await user.keyboard('douze')
    expect(screen.getByText('Un nombre entier')).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: 'Enregistrer' })).toBeDisabled()
  })
})

describe('what Dartess counts', () => {
  const shared = stockRow({ warehouse: 'dartess', tag: 'dartess_warehouse' })

  it('is there to read for its supplier, in the list and on its page', async () => {
    serve([shared, other])
    server.use(http.get('*/api/products/101/stock', () => HttpResponse.json(shared)))
    await open()
    await cell('Clos des Rosés 2024')
    const row = screen.getByRole('row', { name: /Château Palmeraie/ })
    expect(within(row).queryByRole('textbox')).toBeNull()
    expect(row).toHaveTextContent('60chez Dartess')
    cleanup()
    await open('/products/101/stock')
    expect(await screen.findByText(/demandez une correction à un administrateur de Millésime/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Corriger le stock' })).toBeNull()
  })

  it.each<GroupCode>(['admin', 'superadmin'])('is counted by the %s', async (group) => {
    serve([shared])
    server.use(http.get('*/api/products/101/stock', () => HttpResponse.json(shared)))
    await open('/products/stock', group)
    expect(await cell('Château Palmeraie 2018')).toHaveValue('60')
    cleanup()
    await open('/products/101/stock', group)
    expect(await screen.findByRole('button', { name: 'Corriger le stock' })).toBeVisible()
  })

  it('shows the refusal when the product moved there meanwhile', async () => {
    const refusal = {
      code: 'catalogue.shared_warehouse',
      message:
        'Ce produit est à l’entrepôt Dartess, qui le compte : demandez la correction à un administrateur de Millésime.',
    }
    serve([stockRow()], () => [ofResult(101, 60, refusal)])
    const { user } = await open()
    await user.click(await cell('Château Palmeraie 2018'))
    await user.keyboard('66')
    await user.click(await screen.findByRole('button', { name: 'Enregistrer la correction' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(refusal.message)
    expect(await cell('Château Palmeraie 2018')).toHaveAccessibleDescription(refusal.message)
  })
})

describe('thresholds in the list', () => {
  const threshold = (wine: string) => screen.findByRole('button', { name: new RegExp(`^Seuil de ${wine}`) })

  it('are written by the keyboard, sent without a save, and taken back', async () => {
    serve([stockRow(), other])
    const { user } = await open()
    const first = await threshold('Château Palmeraie 2018')
    expect(first).toHaveAccessibleName('Seuil de Château Palmeraie 2018 : 12')
    first.focus()
    await user.keyboard('36{Enter}')
    expect(await threshold('Clos des Rosés 2024')).toHaveFocus()
    expect(await threshold('Château Palmeraie 2018')).toHaveTextContent('36')
    await waitFor(() =>
      expect(thresholds).toEqual([{ rows: [{ product: '/api/products/101', version: 1, stockAlertThreshold: 36 }] }]),
    )
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() =>
      expect(thresholds[1]?.rows).toEqual([{ product: '/api/products/101', version: 2, stockAlertThreshold: 12 }]),
    )
    expect(await threshold('Château Palmeraie 2018')).toHaveTextContent('12')
  })

  it('leave what is no number to be corrected, and Escape brings back what was there', async () => {
    serve([stockRow()])
    const { user } = await open()
    ;(await threshold('Château Palmeraie 2018')).focus()
    await user.keyboard('{F2}')
    const field = screen.getByRole('textbox', { name: 'Seuil de Château Palmeraie 2018' })
    await user.clear(field)
    await user.keyboard('1,5{Enter}')
    expect(field).toBeInvalid()
    expect(await screen.findByText('Un nombre entier, à partir de 0')).toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(await threshold('Château Palmeraie 2018')).toHaveFocus()
    expect(thresholds).toEqual([])
  })

  it('are as before when they are refused, with the reason', async () => {
    serve([stockRow()])
    const { user } = await open()
    ;(await threshold('Château Palmeraie 2018')).focus()
    await user.keyboard('7{Enter}')
    expect(await screen.findByText('Pas sept.')).toBeInTheDocument()
    expect(await threshold('Château Palmeraie 2018')).toHaveTextContent('12')
  })

  it('are set for all chosen products at once, and given back by the undo', async () => {
    serve([stockRow(), { ...other, threshold: 6 }])
    const { user } = await open()
    await threshold('Château Palmeraie 2018')
    await user.click(screen.getByRole('checkbox', { name: 'Tout sélectionner' }))
    await user.click(await screen.findByRole('button', { name: 'Seuil d’alerte' }))
    const dialog = await screen.findByRole('dialog', { name: 'Seuil d’alerte des produits choisis' })
    await user.type(within(dialog).getByRole('textbox', { name: 'Seuil d’alerte' }), '24')
    await user.click(within(dialog).getByRole('button', { name: 'Appliquer à 2 produits' }))
    expect(await threshold('Clos des Rosés 2024')).toHaveTextContent('24')
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    await waitFor(() =>
      expect(thresholds.map(({ rows }) => rows.map((row) => row.stockAlertThreshold))).toEqual([
        [24, 24],
        [12, 6],
      ]),
    )
  })
})

describe('the stock of one product', () => {
  it('tells every movement: what, why, by whom and in whose name', async () => {
    const order = { '@id': '/api/orders/7', id: 7, number: 'CMD-2026-000007' }
    serve([], undefined, [
      movementRow({
        asWhom: { name: 'Maison Margaux' },
        who: { name: 'Ada Admin' },
      }),
      movementRow({ '@id': '/api/stock_movements/8', id: 8, kind: 'shipment', order, onHandDelta: -6, reason: '' }),
    ])
    const { user } = await open('/products/101/stock')
    const row = await screen.findByRole('row', { name: /Casse/ })
    expect(row).toHaveTextContent('−2')
    expect(row).toHaveTextContent('Ada Admin')
    expect(row).toHaveTextContent('Maison Margaux')
    expect(screen.getByRole('link', { name: order.number })).toHaveAttribute('href', '/orders/7')
    await user.click(screen.getByRole('button', { name: 'Expéditions' }))
    await waitFor(() => expect(screen.queryByRole('row', { name: /Casse/ })).not.toBeInTheDocument())
  })

  it('corrects it with the figure that was seen; a refusal shows and the next try knows the new figure', async () => {
    const refusal = {
      code: 'receipts.figure_moved',
      message: 'Le stock a changé entre-temps : il est maintenant de 48.',
    }
    serve([], () => [sent.length === 1 ? ofResult(101, 48, refusal) : ofResult(101, 40)])
    const { user } = await open('/products/101/stock')
    await user.click(await screen.findByRole('button', { name: 'Corriger le stock' }))
    const dialog = await screen.findByRole('dialog', { name: 'Corriger le stock' })
    const field = within(dialog).getByRole('textbox', { name: 'Bouteilles comptées' })
    await user.clear(field)
    await user.type(field, '40')
    await user.click(within(dialog).getByRole('button', { name: 'Enregistrer la correction' }))
    expect(await within(dialog).findByText(refusal.message)).toBeInTheDocument()
    await user.click(within(dialog).getByRole('button', { name: 'Enregistrer la correction' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(sent.map(({ rows }) => rows[0])).toEqual([
      { product: '/api/products/101', onHand: 40, expected: 60, reason: 'Inventaire' },
      { product: '/api/products/101', onHand: 40, expected: 48, reason: 'Inventaire' },
    ])
  })
})
