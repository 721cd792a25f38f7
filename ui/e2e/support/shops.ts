import { expect, type Page } from '@playwright/test'
import type { Api } from './api'
import { violations } from './axe'
import { makeSeller, makeWines } from './products'

/** General terms of a page. */
const TERMS = `data:application/pdf;base64,${Buffer.from(
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
).toString('base64')}`

export interface Shop {
  id: number
  version: number
  slug: string
  url: string
  presentation: string
  status: string
  supplier: { id: number }
  items: { product: { '@id': string; id: number; name: string } }[]
}

/** The supplier's shop as it stands. */
export async function shopOf(api: Api): Promise<Shop> {
  const { 'hydra:member': shops } = await api.get<{ 'hydra:member': { id: number }[] }>('/stores')
  const [own] = shops
  if (!own) throw new Error('this supplier has no shop')
  return api.get<Shop>(`/stores/${own.id}`)
}

/** A supplier of a test's own who could have a shop: its terms are there, and wines on stock that no shop sells yet. */
export async function makeShopkeeper(name: string, wines = 3) {
  const { person, api } = await makeSeller(name)
  await api.patch(`/parameter_suppliers/${person.id}`, {
    legalForm: 'SAS',
    capital: 50_000,
    rcsCity: 'Lyon',
    base64ContentCGV: TERMS,
  })
  const made = await makeWines(api, wines)
  const rows = made.map((wine) => ({ product: wine['@id'], onHand: 120, expected: 0, reason: 'Premier inventaire' }))
  await api.post('/stock/corrections', { rows })
  return { person, api, wines: made }
}

/** The same with an open shop that sells all its wines at 15 €. */
export async function openShop(name: string, wines = 2) {
  const keeper = await makeShopkeeper(name, wines)
  const { api } = keeper
  const rows = keeper.wines.map(({ '@id': product, version }) => ({
    product,
    version,
    inStore: true,
    storePriceTaxIncl: 15,
  }))
  await api.post('/products/bulk', { rows })
  const { id, version } = await api.post<Shop>('/stores', { name: `Cave ${name}` })
  const dressed = await api.patch<Shop>(`/stores/${id}`, {
    version,
    presentation: 'Six hectares en coteau.',
    licence: { number: 'LE-69-1', declaredOn: '2022-03-01' },
    mediator: 'Médiation des vins, 75012 Paris',
  })
  const shop = await api.post<Shop>(`/stores/${id}/open`, { version: dressed.version })
  return { ...keeper, shop }
}

/** What the cart holds is ordered; who buys in a shop is told what the law has said there. */
export async function orderInShop(page: Page, submit = /^Commander avec obligation de paiement/): Promise<void> {
  const button = (name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first()
  await page.goto('/cart/customer')
  const forOneself = button(/^Commander pour/)
  const delivery = button('Continuer vers la livraison')
  await expect(forOneself.or(delivery).first()).toBeVisible()
  if (await forOneself.isVisible()) await forOneself.click()
  await delivery.click()
  await page.getByRole('radio').first().check()
  await button('Continuer vers le récapitulatif').click()
  await button('Continuer vers la validation').click()
  await expect(page.getByText(/^L’abus d’alcool/)).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('checkbox').check()
  await button(submit).click()
  await expect(page.getByRole('heading', { level: 1, name: /commandes? passée/i })).toBeVisible()
}
