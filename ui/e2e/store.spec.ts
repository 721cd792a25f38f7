import { Api } from './support/api'
import { violations } from './support/axe'
import { expect, secondDevice, signIn, test } from './support/test'

const SUPPLIER = 'fournisseur@millesime.test'
const BUYER = 'particulier@millesime.test'

interface Shop {
  id: number
  version: number
  presentation: string
  url: string
  supplier: { id: number }
  items: { product: { '@id': string; name: string } }[]
}

/** The supplier's shop as it stands. */
async function shopOf(api: Api): Promise<Shop> {
  const { 'hydra:member': shops } = await api.get<{ 'hydra:member': { id: number }[] }>('/stores')
  const [own] = shops
  if (!own) throw new Error('the demonstration has a shop of this supplier')
  return api.get<Shop>(`/stores/${own.id}`)
}

test('@daily a supplier dresses its shop, closes it and opens it again; an individual finds a wine there and orders it (R-1.021, R-2.055)', async ({
  page,
  browser,
  enter,
}) => {
  test.slow()
  const desk = await Api.as(SUPPLIER)
  const before = await shopOf(desk)
  await enter(SUPPLIER)
  await page.goto('/store')
  await expect(page.getByText('Ouverte', { exact: true })).toBeVisible()

  const words = page.getByRole('textbox', { name: 'Présentation' })
  await words.fill(`${before.presentation} Récit du jour.`)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Boutique enregistrée')).toBeVisible()
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: /^Produits/ }).click()
  const wines = page.getByRole('table', { name: 'En vitrine' }).getByRole('row')
  const first = wines.nth(1).getByRole('link').first()
  const name = (await first.textContent()) ?? ''
  await wines
    .nth(1)
    .getByRole('button', { name: /^Déplacer/ })
    .focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(wines.nth(2).getByRole('link').first()).toHaveText(name)
  await expect.poll(async () => (await shopOf(desk)).items[1]?.product['@id']).toBe(before.items[0]?.product['@id'])
  expect(await violations(page)).toEqual([])

  const outside = await (await browser.newContext()).newPage()
  await page.getByRole('button', { name: 'Fermer la boutique' }).click()
  const closing = page.getByRole('dialog', { name: 'Fermer la boutique' })
  await closing.getByRole('textbox', { name: 'Motif' }).fill('Vendanges')
  await closing.getByRole('button', { name: 'Fermer la boutique' }).click()
  await expect(page.getByText('Fermée', { exact: true })).toBeVisible()
  await outside.goto(before.url)
  await expect(outside.getByText(/fermée/i).first()).toBeVisible()
  await page.getByRole('button', { name: 'Rouvrir la boutique' }).click()
  await expect(page.getByText('Ouverte', { exact: true })).toBeVisible()
  await outside.goto(before.url)
  await expect(outside.getByText('Récit du jour.')).toBeVisible()

  const home = await secondDevice(browser)
  await signIn(home, BUYER)
  const buying = await home.newPage()
  await buying.goto(`/suppliers/${before.supplier.id}`)
  const shop = buying.getByRole('region', { name: /./ }).filter({ hasText: 'Récit du jour.' })
  await expect(shop.getByText(/^Interdiction de vente/)).toBeVisible()
  const card = shop
    .getByRole('article')
    .filter({ has: buying.getByRole('textbox') })
    .first()
  await card.getByRole('button', { name: 'Un de plus' }).click()
  await expect(buying.getByText('Le produit a été ajouté au panier')).toBeVisible()
  await buying.goto('/cart/customer')
  const own = buying.getByRole('button', { name: /^Commander pour/ })
  const next = (step: string) => buying.getByRole('button', { name: `Continuer vers ${step}` })
  await expect(own.or(next('la livraison')).first()).toBeVisible()
  if (await own.isVisible()) await own.click()
  await next('la livraison').click()
  await buying.getByRole('radio').first().check()
  await next('le récapitulatif').click()
  await next('la validation').click()
  await expect(buying.getByText(/^L’abus d’alcool/)).toBeVisible()
  await buying.getByRole('checkbox').check()
  await buying
    .getByRole('button', { name: /^Commander avec obligation de paiement/ })
    .first()
    .click()
  await expect(buying.getByText('Commande passée')).toBeVisible()

  const now = await shopOf(desk)
  await desk.patch(`/stores/${now.id}`, {
    version: now.version,
    presentation: before.presentation,
    items: before.items.map(({ product }, at) => ({ product: product['@id'], position: at + 1 })),
  })
})
