import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { GroupCode, Person } from '~/api/types'
import { cart, emptyCart, useCart } from '~/shared/cart/store'
import { aProduct } from '~/shared/product/testing/a-product'
import type { Shop } from '~/shared/shop/shop'
import { aShop } from '~/shared/shop/testing/a-shop'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'
import { aPerson } from '../testing/fixtures'

const supplier: Person = {
  ...aPerson,
  company: 'Maison Delorme',
  userGroup: { '@id': '/api/user_groups/supplier', code: 'supplier' },
  addresses: [],
  relation: null,
}

const page = <T,>(rows: T[]) => HttpResponse.json({ 'hydra:member': rows, 'hydra:totalItems': rows.length })

const asked: URLSearchParams[] = []

/** The API with a supplier, and its shop as the reader may see it. */
function serve(shop: Shop | null) {
  server.use(
    http.get('*/api/users/:id', () => HttpResponse.json(supplier)),
    http.get('*/api/stores', () => page(shop ? [shop] : [])),
    http.get('*/api/stores/3', () => HttpResponse.json(shop)),
    http.get('*/api/products', ({ request }) => {
      asked.push(new URL(request.url).searchParams)
      return page([aProduct({ listPriceTaxExcl: 12.4, storePriceTaxIncl: 18.5, bottleSizeCl: 150 })])
    }),
    http.get('*/api/orders', () => page([])),
    http.get('*/api/orders/summary', () => HttpResponse.json({ toProcess: 0 })),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/cart', () => HttpResponse.json(null)),
    http.post('*/api/cart', () => HttpResponse.json({}, { status: 503 })),
  )
}

async function open(group: GroupCode, path = '/suppliers/30') {
  await openScreen(path, group)
  return userEvent.setup()
}

const window = async () => within(await screen.findByRole('region', { name: 'La cave des Delorme' }))

beforeEach(() => {
  asked.length = 0
  useCart.setState(emptyCart)
})

describe('a supplier’s shop', () => {
  it('is where an individual arrives, with what the law has said and prices with tax, also for a litre', async () => {
    serve(aShop())
    await open('customer')
    const shop = await window()
    expect(
      shop.getByText('La preuve de majorité de l’acheteur est exigée au moment de la vente en ligne.'),
    ).toBeVisible()
    expect(shop.getByText(/^L’abus d’alcool est dangereux pour la santé/)).toBeVisible()
    expect(shop.getByText(/^Livraison offerte dès 120,00.€ TTC ou dès 12 bouteilles$/)).toBeVisible()
    expect(await shop.findByText(/^1,5.l · 12,33.€\/L$/)).toBeVisible()
    expect(shop.getByText('TTC')).toBeVisible()
    expect(shop.getByRole('link', { name: 'Écrire au vendeur : cave@delorme.test' })).toHaveAttribute(
      'href',
      'mailto:cave@delorme.test',
    )
    expect(asked.at(-1)?.get('store')).toBe('true')
  })

  it('puts its wine into the cart of a works council as a line of the shop', async () => {
    serve(aShop())
    const user = await open('cse', '/suppliers/30?tab=shop')
    await user.click(await (await window()).findByRole('button', { name: 'Un de plus' }))
    await waitFor(() => expect(cart().content.lines).toMatchObject([{ quantity: 6, store: true }]))
  })

  it('shows a works council its own page first, and the shop beside', async () => {
    serve(aShop())
    const user = await open('cse')
    expect(await screen.findByRole('heading', { name: 'Dernières commandes' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Boutique' }))
    expect(await window()).toBeTruthy()
  })

  it('leads a works council to its wine as the shop sells it', async () => {
    serve(aShop())
    await open('cse', '/suppliers/30?tab=shop')
    const wine = (await window()).findByRole('link', { name: /Brisac/ })
    expect(await wine).toHaveAttribute('href', '/products/12?store=true')
  })

  it('shows its wines a part after the other, however many they are', async () => {
    serve(aShop())
    const wines = Array.from({ length: 61 }, (_, at) => aProduct({ id: 100 + at, name: `Cuvée ${at + 1}` }))
    let isBroken = true
    server.use(
      http.get('*/api/products', ({ request }) => {
        const number = Number(new URL(request.url).searchParams.get('page') ?? 1)
        if (number === 2 && isBroken) return new HttpResponse(null, { status: 500 })
        const rows = wines.slice((number - 1) * 60, number * 60)
        return HttpResponse.json({ 'hydra:member': rows, 'hydra:totalItems': wines.length })
      }),
    )
    const user = await open('customer')
    const shop = await window()
    await user.click(await shop.findByRole('button', { name: 'Afficher la suite' }))
    const again = await shop.findByRole('button', { name: 'Réessayer' })
    expect(shop.queryByRole('link', { name: /^Cuvée 61/ })).toBeNull()
    isBroken = false
    await user.click(again)
    expect(await shop.findByRole('link', { name: /^Cuvée 61/ })).toBeInTheDocument()
    expect(shop.getByRole('link', { name: /^Cuvée 1 / })).toBeInTheDocument()
    expect(shop.queryByRole('button', { name: 'Afficher la suite' })).toBeNull()
  })

  it('says that it is closed, and leads on', async () => {
    serve(null)
    await open('customer')
    expect(await screen.findByText('Boutique fermée')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Voir les autres boutiques' })).toHaveAttribute('href', '/products/grid')
  })

  it('is nothing to a restaurant', async () => {
    serve(aShop())
    await open('restaurant')
    expect(await screen.findByRole('heading', { name: 'Dernières commandes' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Boutique' })).toBeNull()
  })
})
