import { Api } from './support/api'
import { violations } from './support/axe'
import { orderInShop, shopOf } from './support/shops'
import { expect, secondDevice, signIn, test } from './support/test'

const SUPPLIER = 'fournisseur@millesime.test'
const BUYER = 'particulier@millesime.test'

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
  const bottles = card.getByRole('textbox')
  await bottles.fill('6') // a whole carton, also of a wine that is sold by the bottle
  await bottles.press('Enter')
  await orderInShop(buying)

  const now = await shopOf(desk)
  await desk.patch(`/stores/${now.id}`, {
    version: now.version,
    presentation: before.presentation,
    items: before.items.map(({ product }, at) => ({ product: product['@id'], position: at + 1 })),
  })
})
