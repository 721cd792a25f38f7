import 'fake-indexeddb/auto'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import type { Schemas } from '~/api/types'
import { database } from '~/shared/queue/database'
import { flush } from '~/shared/queue/flush'
import { openScreen } from '~/testing/open-screen'
import { scan } from '~/testing/scan'
import { server } from '~/testing/server'
import type { StockCountDetail, StockCountLine } from '../count'
import { countDetail, lineRow, otherLine } from '../testing/fixtures'

const EAN = '3760001230017'
const PALMERAIE = 'Château Palmeraie 2018'

interface Sent {
  key: string | null
  body: Schemas['ReceiptsStockCountEntries']
}

/** A server that adds up what it is sent, each key once; while `isCut` nobody reaches it. */
function serve(lines: StockCountLine[], count: Partial<StockCountDetail> = {}) {
  const state = { isCut: false, detail: countDetail(count), lines, sent: [] as Sent[], moved: [] as unknown[] }
  const keys = new Set<string | null>()
  server.use(
    http.get('*/api/stock_counts/12', () => HttpResponse.json(state.detail)),
    http.get('*/api/stock_counts/12/lines', () => HttpResponse.json({ 'hydra:member': state.lines })),
    http.get('*/api/stock_counts/12/entries', () => HttpResponse.json({ 'hydra:member': [] })),
    http.post('*/api/stock_counts/12/entries', async ({ request }) => {
      const key = request.headers.get('Idempotency-Key')
      const body = (await request.json()) as Sent['body']
      state.sent.push({ key, body })
      if (state.isCut) return HttpResponse.error()
      if (!keys.has(key)) {
        keys.add(key)
        state.lines = state.lines.map((line) => {
          const units = body.lines
            .filter(({ product }) => product === line.product['@id'])
            .map((entry) => entry.units ?? 0)
          return units.length === 0
            ? line
            : { ...line, counted: units.reduce((sum, unit) => sum + unit, line.counted ?? 0) }
        })
      }
      return HttpResponse.json(state.detail)
    }),
    http.post('*/api/stock_counts/12/transitions', async ({ request }) => {
      state.moved.push(await request.json())
      state.detail = { ...state.detail, status: 'review', mayCount: false }
      return HttpResponse.json(state.detail)
    }),
    http.get('*/api/products', () => HttpResponse.json({ 'hydra:member': [otherLine().product] })),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/cart', () => HttpResponse.json(null)),
  )
  return state
}

async function open() {
  await openScreen('/stock_counts/12?count=1', 'supplier')
  await screen.findByRole('listitem', { name: /Château Palmeraie/ })
  return userEvent.setup()
}

const counted = (wine: string) => screen.findByRole('textbox', { name: `Comptées de ${wine}` })

afterEach(async () => {
  const db = await database()
  await Promise.all([db.clear('commands'), db.clear('drafts')])
})

describe('counting the stock', () => {
  it('adds a bottle by scan wherever the focus is, a carton by its own code; what was scanned stands first', async () => {
    serve([otherLine(), lineRow()])
    const user = await open()
    await scan(user, EAN)
    expect(await screen.findByText(`${PALMERAIE} : 1 bouteille comptée`)).toBeInTheDocument()
    await user.click(screen.getByRole('searchbox', { name: 'Chercher un vin' }))
    await scan(user, EAN)
    expect(await counted(PALMERAIE)).toHaveValue('2')
    await scan(user, '13760001230014')
    expect(await counted(PALMERAIE)).toHaveValue('8')
    expect(screen.getAllByRole('listitem', { name: /Palmeraie|Clos/ })[0]).toHaveAccessibleName(PALMERAIE)
    expect(screen.getByRole('searchbox', { name: 'Chercher un vin' })).toHaveValue('')
  })

  it('says how many there are in all, and that there are none; only what differs from before is sent', async () => {
    const state = serve([lineRow({ counted: 12 }), otherLine()])
    const user = await open()
    const field = await counted(PALMERAIE)
    expect(field).toHaveValue('12')
    await user.clear(field)
    await user.type(field, '10{Enter}')
    expect(await counted('Clos des Rosés 2024')).toHaveValue('')
    await user.type(await counted('Clos des Rosés 2024'), '0{Enter}')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() =>
      expect(state.sent[0]?.body.lines).toMatchObject([
        { product: '/api/products/101', units: -2 },
        { product: '/api/products/102', units: 0 },
      ]),
    )
    expect(await counted(PALMERAIE)).toHaveValue('10')
    expect(await counted('Clos des Rosés 2024')).toHaveValue('0')
  })

  it('keeps what was counted without a network through a reload, and sends it once', async () => {
    const state = serve([lineRow()])
    state.isCut = true
    let user = await open()
    await scan(user, EAN, EAN)
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Hors ligne, 1 envoi en attente')).toBeInTheDocument()
    expect(await counted(PALMERAIE)).toHaveValue('2')
    cleanup()
    user = await open()
    await scan(user, EAN)
    expect(await counted(PALMERAIE)).toHaveValue('3')
    state.isCut = false
    await flush()
    expect(await screen.findByText('1 vin à enregistrer')).toBeInTheDocument()
    expect(new Set(state.sent.map(({ key }) => key)).size).toBe(1)
    expect(state.lines[0]?.counted).toBe(2)
    expect(await counted(PALMERAIE)).toHaveValue('3')
  })

  it('shows nothing of what is expected while it is counted blindly', async () => {
    serve([lineRow({ expected: null })], { blind: true, differentCount: null })
    await open()
    expect(screen.queryByText(/attendue/)).not.toBeInTheDocument()
    cleanup()
    serve([lineRow()])
    await open()
    expect(screen.getByText('24 attendues')).toBeInTheDocument()
  })

  it('counts again what was asked for alone', async () => {
    serve([lineRow({ counted: 24, expected: 24 }), otherLine({ previous: 20, recount: true })], { round: 2 })
    await openScreen('/stock_counts/12?count=1', 'supplier')
    expect(await screen.findByText('20 au tour précédent')).toBeInTheDocument()
    expect(screen.queryByRole('listitem', { name: /Château Palmeraie/ })).not.toBeInTheDocument()
    await scan(userEvent.setup(), EAN)
    expect(await screen.findByText(`${PALMERAIE} n’est pas à recompter`)).toBeInTheDocument()
  })

  it('asks which wine an unknown code is', async () => {
    const state = serve([lineRow()])
    const user = await open()
    await scan(user, '3990000000999')
    const dialog = await screen.findByRole('dialog', { name: 'Code inconnu' })
    await user.type(within(dialog).getByRole('combobox', { name: 'Vin du fournisseur' }), 'clos')
    await screen.findByRole('option', { name: /Clos des Rosés 2024/, hidden: true })
    await user.keyboard('{Enter}')
    expect(await counted('Clos des Rosés 2024')).toHaveValue('1')
    await scan(user, '3990000000999')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(state.sent[0]?.body.lines).toMatchObject([{ product: '/api/products/102', units: 2 }]))
  })

  it('ends with what is left to send, says what nobody counted, and leads to the differences', async () => {
    const state = serve([lineRow(), otherLine()], { warehouse: 'dartess', proposed: true })
    const user = await open()
    await scan(user, EAN)
    await user.click(screen.getByRole('button', { name: 'Terminer' }))
    const dialog = await screen.findByRole('dialog', { name: 'Terminer le comptage' })
    expect(dialog).toHaveTextContent('Un produit n’est pas compté : son stock ne changera pas.')
    await user.click(within(dialog).getByRole('button', { name: 'Terminer' }))
    expect(state.moved).toEqual([])
    await user.type(within(dialog).getByRole('textbox', { name: /Pourquoi/ }), 'Un carton manque')
    await user.click(within(dialog).getByRole('button', { name: 'Terminer' }))
    await waitFor(() => expect(state.moved).toEqual([{ transition: 'review', comment: 'Un carton manque' }]))
    expect(state.sent).toHaveLength(1)
    expect(await screen.findByRole('heading', { level: 1, name: 'INV-2026-000012' })).toBeInTheDocument()
  })
})
