import 'fake-indexeddb/auto'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { cart, emptyCart, useCart } from '~/shared/cart/store'
import { cancelWrite } from '~/shared/cart/sync'
import { businessDay } from '~/shared/format/business-day'
import { database } from '~/shared/queue/database'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'
import type { PriceListDetail, PriceListLine } from '../price-list'
import { listDetail, listLine, listProduct } from '../testing/fixtures'

const PATH = '/products/mercuriale/7'
const PALMERAIE = 'Quantité de Château Palmeraie 2018'
const FONTARELLE = 'Quantité de Clos Fontarelle 2022'

const palmeraie = listLine({
  tiers: [
    { minQuantity: 1, priceTaxExcl: 8 },
    { minQuantity: 36, priceTaxExcl: 7.5 },
  ],
  previousPriceTaxExcl: 7.8,
  lastPaid: {
    priceTaxExcl: 8.2,
    on: '2026-10-02',
    order: { '@id': '/api/orders/44', id: 44, number: 'CMD-44' },
  },
})

const fontarelle = listLine({
  product: listProduct({
    '@id': '/api/products/102',
    id: 102,
    name: 'Clos Fontarelle',
    vintage: 2022,
    colour: 'white',
    appellation: 'Pouilly-Fumé',
    reference: 'LOI-3',
    orderMultiple: 1,
    minQuantity: 1,
  }),
  listPriceTaxExcl: 8,
  previousPriceTaxExcl: 8,
})

const gone = listLine({
  product: listProduct({
    '@id': '/api/products/103',
    id: 103,
    name: 'Vieux Murger',
    active: false,
    tag: 'desactivated',
  }),
})

function serve(lines: PriceListLine[] = [palmeraie, fontarelle, gone], list: Partial<PriceListDetail> = {}): void {
  server.use(
    http.get('*/api/price_lists/7', () =>
      HttpResponse.json(listDetail({ status: 'active', revision: 2, endsOn: null, ...list })),
    ),
    http.get('*/api/price_lists/7/lines', () => HttpResponse.json({ 'hydra:member': lines })),
    http.get('*/api/cart', () => HttpResponse.json(null)),
    http.post('*/api/cart', () => HttpResponse.json(null)),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
  )
}

const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }))
const figure = async (name: string) => within(await screen.findByRole('group', { name })).getByRole('textbox')
const dock = () => within(screen.getByRole('region', { name: 'Votre saisie' }))

afterEach(async () => {
  cancelWrite()
  useCart.setState(emptyCart)
  cleanup()
  await (await database()).clear('drafts')
})

describe('a list to order from', () => {
  it('tells what a wine cost and what it costs, and whose list it is until when', async () => {
    serve(undefined, { endsOn: businessDay(Date.now() + 12 * 86_400_000) })
    await openScreen(PATH)
    expect(await screen.findByText('se termine dans 12 jours')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Maison Margaux' })).toBeVisible()
    const row = await rowOf('Château Palmeraie')
    expect(row.getByRole('link', { name: /Château Palmeraie/ })).toHaveAttribute('href', '/products/101')
    expect(row.getByRole('link', { name: /Commande CMD-44/ })).toHaveAttribute('href', '/orders/44')
    expect(row.getByText('8,20 €')).toBeVisible()
    expect(row.getByText('−2,4 %')).toBeInTheDocument()
    expect(row.getByText('+2,6 %')).toBeVisible()
    expect(row.getByText('avant 7,80 €')).toBeVisible()
    expect(row.getByText('10,00 €')).toBeVisible()
    expect(row.getByText('dès 36 : 7,50 €')).toBeVisible()
    expect((await rowOf('Clos Fontarelle')).getByText('Inchangé')).toBeVisible()
  })

  it('says which other list prices a wine, and that none does', async () => {
    const christmas = { '@id': '/api/price_lists/9', id: 9, name: 'Noël' }
    serve([
      listLine({ paid: [{ minQuantity: 1, priceTaxExcl: 15, list: christmas }] }),
      { ...fontarelle, paid: [{ minQuantity: 1, priceTaxExcl: 7.84, list: null }] },
    ])
    await openScreen(PATH)
    const row = await rowOf('Château Palmeraie')
    expect(row.getByText('15,00 €')).toBeVisible()
    expect(row.queryByText('8,00 €')).toBeNull()
    expect(row.getByRole('link', { name: '« Noël »' })).toHaveAttribute('href', '/products/mercuriale/9')
    const other = await rowOf('Clos Fontarelle')
    expect(other.getByText('7,84 €')).toBeVisible()
    expect(other.getByText('hors mercuriale')).toBeVisible()
  })

  it('follows the tiers while one types, and adds all by Ctrl and Enter', async () => {
    serve()
    await openScreen(PATH)
    await userEvent.type(await figure(PALMERAIE), '6{Enter}')
    expect(await figure(FONTARELLE)).toHaveFocus()
    const row = await rowOf('Château Palmeraie')
    expect(await row.findByText('270,00 €')).toBeVisible()
    await userEvent.keyboard('3{Control>}{Enter}{/Control}')
    expect(await screen.findByText('2 produits ont été ajoutés au panier')).toBeVisible()
    const lines = cart().content.lines.map(({ product, quantity }) => [product.id, quantity, product.priceTaxExcl])
    expect(lines).toEqual([
      [101, 36, 7.5],
      [102, 3, 8],
    ])
    await waitFor(async () => expect(await figure(PALMERAIE)).toHaveValue('0'))
    expect(dock().getByRole('button', { name: /Ajouter au panier/ })).toBeDisabled()
    // What the cart holds counts for the next tier.
    expect(row.getByText('36 au panier')).toBeVisible()
    expect(row.getByText('7,50 €')).toBeVisible()
  })

  it('keeps quantities whatever the filters hide, and through a reload', async () => {
    serve()
    await openScreen(PATH)
    await userEvent.type(await figure(PALMERAIE), '1{Enter}')
    await userEvent.click(screen.getByRole('button', { name: /Blanc/ }))
    await waitFor(() => expect(screen.queryByRole('group', { name: PALMERAIE })).toBeNull())
    expect(dock().getByText('1 vin, 6 bouteilles')).toBeVisible()
    expect(dock().getByText(/48,00/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /Blanc/ }))

    await userEvent.click(screen.getByRole('switch', { name: 'Avec quantité (1)' }))
    await waitFor(() => expect(screen.queryByRole('group', { name: FONTARELLE })).toBeNull())
    await userEvent.type(await figure(PALMERAIE), '0{Enter}')
    expect(await figure(PALMERAIE)).toHaveValue('0')
    await userEvent.type(await figure(PALMERAIE), '2{Enter}')

    cleanup()
    await openScreen(PATH)
    await waitFor(async () => expect(await figure(PALMERAIE)).toHaveValue('2'))
  })

  it('clears the quantities, and brings them back', async () => {
    serve()
    await openScreen(PATH)
    await userEvent.type(await figure(PALMERAIE), '1{Enter}')
    await userEvent.click(dock().getByRole('button', { name: 'Effacer les quantités' }))
    expect(dock().getByText('Aucune quantité saisie')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }))
    await waitFor(async () => expect(await figure(PALMERAIE)).toHaveValue('1'))
  })

  it('says why a wine cannot be ordered', async () => {
    const out = listLine({
      product: listProduct({ '@id': '/api/products/104', id: 104, name: 'Mas Vide', tag: 'out_of_stock' }),
    })
    serve([palmeraie, gone, out])
    await openScreen(PATH)
    const row = await rowOf('Vieux Murger')
    expect(row.getByText('N’est plus proposé')).toBeVisible()
    expect(row.queryByRole('link', { name: /Vieux Murger/ })).toBeNull()
    expect((await rowOf('Mas Vide')).getByText('Rupture de stock')).toBeVisible()
    expect(screen.getAllByRole('group', { name: /^Quantité de/ })).toHaveLength(1)
  })

  it('finds nothing without losing what is entered', async () => {
    serve()
    await openScreen(`${PATH}?search=zzz`)
    await userEvent.click(await screen.findByRole('button', { name: 'Effacer les filtres' }))
    expect(await figure(PALMERAIE)).toBeVisible()
  })
})

describe('a list that one cannot order from', () => {
  const active = {
    '@id': '/api/price_lists/6',
    id: 6,
    revision: 1,
    status: 'active' as const,
    startsOn: '2026-10-01',
    endsOn: '2026-11-30',
    reason: '',
  }

  it('says that it has not begun, and leads to the one in force', async () => {
    serve(undefined, { status: 'scheduled', startsOn: '2026-12-01', revisions: [active] })
    await openScreen(PATH)
    expect(await screen.findByText('Ces prix s’appliqueront à vos commandes à partir du 1er déc. 2026.')).toBeVisible()
    const link = screen.getByRole('link', { name: 'Commander sur la révision 1, en cours' })
    expect(link).toHaveAttribute('href', '/products/mercuriale/6')
    expect((await rowOf('Château Palmeraie')).getByText('avant 7,80 €')).toBeVisible()
    expect(screen.queryByRole('group', { name: PALMERAIE })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Votre saisie' })).toBeNull()
  })

  it('says that it is over', async () => {
    serve(undefined, { status: 'ended', endsOn: '2026-11-20' })
    await openScreen(PATH)
    expect(await screen.findByText('Ces prix s’appliquaient jusqu’au 20 nov. 2026.')).toBeVisible()
    expect((await rowOf('Vieux Murger')).getByText('N’est plus proposé')).toBeVisible()
  })

  it('says what a revision changes, and why it ends earlier', async () => {
    const reasons = { reason: 'Hausse du verre.', endReason: 'Le millésime est épuisé.' }
    serve(undefined, { status: 'active', endsOn: '2026-12-24', revision: 2, ...reasons })
    await openScreen(PATH)
    expect(await screen.findByText('Ce que change la révision 2')).toBeVisible()
    expect(screen.getByText('Hausse du verre.')).toBeVisible()
    expect(screen.getByText('Cette mercuriale se termine plus tôt que prévu, le 24 déc. 2026')).toBeVisible()
    expect(screen.getByText('Le millésime est épuisé.')).toBeVisible()
  })

  it('says that nothing of it is offered any more', async () => {
    serve([])
    await openScreen(PATH)
    expect(await screen.findByText('Aucun vin à commander')).toBeVisible()
  })

  it('asks again for lines that did not come', async () => {
    serve()
    let isDown = true
    server.use(
      http.get('*/api/price_lists/7/lines', () => (isDown ? new HttpResponse(null, { status: 503 }) : undefined)),
    )
    await openScreen(PATH)
    const retry = await screen.findByRole('button', { name: 'Réessayer' })
    isDown = false
    await userEvent.click(retry)
    expect(await figure(PALMERAIE)).toBeVisible()
  })
})
