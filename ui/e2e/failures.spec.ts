import type { Page } from '@playwright/test'
import { unreadableByDark, violations } from './support/axe'
import { pieceCalled } from './support/built'
import { fillCheckout } from './support/carts'
import { expect, test } from './support/test'

/** The code of the catalogue's screen. */
const CATALOGUE = pieceCalled('CataloguePage')

/** How often the page is loaded from now on. */
function countReloads(page: Page) {
  const reloads = { count: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) reloads.count += 1
  })
  return reloads
}

/** A page that tells what failed can be read by everybody, in light and in dark colours. */
async function expectReadable(page: Page) {
  expect.soft(await violations(page)).toEqual([])
  expect.soft(await unreadableByDark(page), 'by dark').toEqual([])
}

test.describe('When the network fails', () => {
  test('a list says so and asks again', async ({ page, enter }) => {
    await enter('restaurant@millesime.test')
    let isDown = true
    await page.route('**/api/orders**', (route) => (isDown ? route.abort('connectionfailed') : route.continue()))
    await page.goto('/orders')
    await expect(page.getByRole('alert').filter({ hasText: 'Ces données n’ont pas pu être chargées' })).toBeVisible()
    await expectReadable(page)
    isDown = false
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('table', { name: 'Commandes' })).toBeVisible()
  })

  test('the catalogue says so and asks again', async ({ page, enter }) => {
    await enter('restaurant@millesime.test')
    let isDown = true
    await page.route(
      ({ pathname }) => pathname === '/api/products',
      (route) =>
        isDown
          ? route.fulfill({ status: 503, json: { 'hydra:description': 'Service indisponible.' } })
          : route.continue(),
    )
    await page.goto('/products/grid')
    await expect(page.getByRole('main').getByText('Service indisponible.')).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'Service indisponible.' }).last()).toBeVisible()
    await expectReadable(page)
    isDown = false
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test('the sign-in keeps what was typed', async ({ page }) => {
    await page.route('**/api/token/auth', (route) => route.abort('connectionfailed'))
    await page.goto('/login')
    await page.getByLabel('Adresse e-mail').fill('caviste@millesime.test')
    await page.getByLabel('Mot de passe', { exact: true }).fill('Quelque chose')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /./ })).toHaveText(
      'Le serveur ne répond pas. Vérifiez votre connexion et réessayez.',
    )
    await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('Quelque chose')
    await expectReadable(page)
  })

  test('the cart keeps what was added, and saves it when the server is back', async ({ page, buyer, enter }) => {
    const [product] = buyer.products
    await enter(buyer.email)
    await page.goto(`/products/${product?.id}`)
    await expect(page.getByRole('button', { name: 'Panier, vide' })).toBeVisible()
    let isDown = true
    await page.route('**/api/cart', (route) => (isDown ? route.abort('connectionfailed') : route.continue()))
    await page.getByRole('button', { name: 'Ajouter au panier' }).filter({ visible: true }).click()
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Panier, 1 produit/ })
      .click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByText('Panier non enregistré')).toBeVisible()
    await expectReadable(page)
    isDown = false
    await drawer.getByRole('button', { name: 'Réessayer' }).click()
    await expect(drawer.getByText('Panier enregistré')).toBeVisible()
    expect((await buyer.api.cart()).totalUnitProduct).toBeGreaterThan(0)
  })

  test('@daily an order whose answer was lost is placed once, however often it is sent', async ({
    page,
    buyer,
    enter,
  }) => {
    await fillCheckout(buyer, buyer.products.slice(0, 1))
    const before = (await buyer.api.orders('itemsPerPage=100')).length
    await enter(buyer.email)
    await page.goto('/cart/validation')
    let isLost = true
    await page.route('**/api/cart', async (route) => {
      const isOrder = route.request().headers()['idempotency-key'] !== undefined
      if (!isOrder || !isLost) return route.continue()
      isLost = false
      await route.fetch()
      await route.abort('connectionreset')
    })
    await page.getByRole('checkbox', { name: /conditions générales/ }).check()
    const order = page.getByRole('button', { name: /^Valider la commande/ }).filter({ visible: true })
    await order.click()
    await expect(page.getByRole('alert').filter({ hasText: 'La commande n’a pas pu être confirmée' })).toBeVisible()
    await expectReadable(page)
    await order.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Commande passée' })).toBeVisible()
    expect(await buyer.api.orders('itemsPerPage=100')).toHaveLength(before + 1)
  })
})

test.describe('When code is missing', () => {
  // Told in the console or not, as the reload is slower or quicker.
  test.use({ tolerated: /Failed to fetch dynamically imported module/ })

  test('a screen whose code cannot be loaded reloads once (R-8.013)', async ({ page, enter }) => {
    await enter('restaurant@millesime.test')
    await page.goto('/profile')
    await expect(page.getByRole('heading', { level: 1, name: 'Mon profil' })).toBeVisible()
    const reloads = countReloads(page)
    // Gone for this page, whatever asks for it: the version that a reload brings has it.
    await page.route(CATALOGUE, (route) => (reloads.count === 0 ? route.abort('connectionfailed') : route.continue()))
    await page.getByRole('link', { name: 'Catalogue', exact: true }).first().click()
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(reloads.count).toBe(1)
  })

  test('a screen says so after one reload (R-8.012, R-9.013)', async ({ page, enter }) => {
    await enter('restaurant@millesime.test')
    await page.goto('/profile')
    await expect(page.getByRole('heading', { level: 1, name: 'Mon profil' })).toBeVisible()
    const reloads = countReloads(page)
    await page.route(CATALOGUE, (route) => route.abort('connectionfailed'))
    await page.getByRole('link', { name: 'Catalogue', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Internal Server Error' })).toBeVisible()
    expect(reloads.count).toBe(1)
  })
})
