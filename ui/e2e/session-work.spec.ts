import { hold } from './support/hold'
import { accounts } from './support/people'
import { expect, test } from './support/test'

const [restaurant] = accounts
const HALF_HOUR = 31 * 60_000

test.describe('A session that runs out during work', () => {
  test('two tabs renew it once between them (R-4.041, R-9.001)', async ({ page, context, enter }) => {
    await enter(restaurant.email)
    const other = await context.newPage()
    await context.addInitScript(() => {
      const now = Date.now
      Date.now = () => now() + Number(sessionStorage.getItem('ahead'))
    })
    const lookAhead = (ms: number) =>
      Promise.all(
        [page, other].map((tab) => tab.evaluate((ahead) => sessionStorage.setItem('ahead', String(ahead)), ms)),
      )
    let renewals = 0
    let carts = 0
    context.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/cart') carts += 1
    })
    let bothAsk = () => {}
    const bothAsked = new Promise<void>((resolve) => {
      bothAsk = resolve
    })
    // The new token lives by the server's clock: time is as usual again once it is asked for.
    await context.route('**/api/token/refresh', async (route) => {
      renewals += 1
      if (renewals > 2) {
        await bothAsked
        await lookAhead(0)
      }
      await route.continue()
    })
    for (const tab of [page, other]) {
      await tab.goto('/')
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Bonjour Camille')
    }
    expect(renewals).toBe(2) // each tab came in with the cookie
    await lookAhead(HALF_HOUR)
    for (const tab of [page, other]) {
      await tab.bringToFront()
      await tab
        .getByRole('link', { name: /^Commandes/ })
        .first()
        .click()
    }
    bothAsk()
    for (const tab of [page, other]) {
      await tab.bringToFront()
      await expect(tab.getByRole('row').nth(1)).toBeVisible()
    }
    expect(renewals).toBe(3)
    // Each tab reads the cart, and once more when the other has kept another; they do not go on telling each other.
    expect(carts).toBeLessThan(8)
  })

  test('signing in again leads back to the step, with the cart as it was (R-4.043)', async ({
    page,
    context,
    buyer,
    enter,
  }) => {
    const [product] = buyer.products
    await enter(buyer.email)
    await page.goto(`/products/${product?.id}`)
    await page.getByRole('button', { name: 'Ajouter au panier' }).filter({ visible: true }).click()
    await page.goto('/cart/customer')
    const next = page
      .getByRole('button', { name: /Continuer|Livraison/ })
      .filter({ visible: true })
      .last()
    await expect(next).toBeEnabled()
    const { totalUnitProduct } = await buyer.api.cart()
    expect(totalUnitProduct).toBeGreaterThan(0)
    await context.clearCookies({ name: 'refresh_token' })
    // Nothing in the background finds out before the choice is made.
    const release = await hold(page, /\/api\/token\/refresh$/)
    await page.clock.setSystemTime(Date.now() + HALF_HOUR)
    await next.click()
    await expect(page.getByRole('heading', { level: 2, name: 'Mode de livraison' })).toBeVisible()
    await page.getByRole('radio').first().check({ force: true })
    release()
    await expect(page).toHaveURL(/\/login\?redirect=%2Fcart/)
    await page.clock.setSystemTime(Date.now())
    await page.getByLabel('E-mail').fill(buyer.email)
    await page.getByLabel('Mot de passe', { exact: true }).fill('Millesime#2026')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page).toHaveURL('/cart/carrier')
    await expect(page.getByRole('banner').getByRole('button', { name: /^Panier, 1 produit/ })).toBeVisible()
    expect((await buyer.api.cart()).totalUnitProduct).toBe(totalUnitProduct)
  })
})
