import type { Page } from '@playwright/test'
import { violations } from './support/axe'
import { fillCart, fillCheckout, leastOf } from './support/carts'
import { expect, test } from './support/test'

const aside = (page: Page) => page.getByRole('complementary', { name: 'Votre commande' })

const submit = (page: Page) => page.getByRole('button', { name: /^Valider la commande/ }).filter({ visible: true })

test.describe('The cart in trouble', () => {
  test('@phone @daily-phone stock that is refused is mended with one click, and the click can be undone', async ({
    page,
    buyer,
    enter,
  }) => {
    // The last ones: others order the first at the same time, and stock that fell again meanwhile is refused again.
    const [second, first] = buyer.products.slice(-2)
    if (!first || !second) throw new Error('two products are needed')
    const tooMany = {
      ...first,
      minQuantity: (Math.floor(first.available / first.orderMultiple) + 2) * first.orderMultiple,
    }
    await fillCheckout(buyer, [tooMany, second])
    await enter(buyer.email)
    await page.goto('/cart/validation')
    const obstacles = page.getByRole('region', { name: /à régler avant de valider$/ })
    await expect(obstacles).toContainText(first.name)
    await expect(submit(page)).toBeDisabled()
    expect.soft(await violations(page), 'refused').toEqual([])

    await obstacles.getByRole('button', { name: /^Passer à/ }).click()
    await expect(obstacles).toBeHidden()
    const quantity = async () => (await buyer.api.cart()).suppliers.flatMap(({ items }) => items)[0]?.quantity
    await expect.poll(quantity).toBeLessThanOrEqual(first.available)
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expect(obstacles).toBeVisible()
    await expect.poll(quantity).toBe(tooMany.minQuantity)
  })

  test('@phone the box of the terms is reached from the reason, and nothing covers it', async ({
    page,
    buyer,
    enter,
  }) => {
    await fillCheckout(buyer, buyer.products.slice(0, 3))
    await enter(buyer.email)
    await page.goto('/cart/validation')
    await page
      .getByRole('button', { name: 'Lisez et acceptez les conditions de vente' })
      .filter({ visible: true })
      .click()
    const box = page.getByRole('checkbox', { name: /conditions générales/ })
    await expect(box).toBeFocused()
    // A click fails where another element lies above.
    await box.click()
    await expect(submit(page)).toBeEnabled()
  })

  test('@sizes the pickup points are a question of their own', async ({ page, buyer, enter }) => {
    const [product] = buyer.products
    if (!product) throw new Error('a product is needed')
    await fillCart(buyer, [product])
    await enter(buyer.email)
    await page.goto('/cart/carrier')
    await page.getByRole('radio', { name: /retrait/i }).click()
    const relays = page.getByRole('group', { name: 'Où retirer votre commande ?' })
    await expect(relays.getByRole('radio').first()).toBeVisible()
    expect(await violations(page)).toEqual([])
  })

  test('offline, sums are told to be open, and what was changed is sent on return', async ({
    page,
    context,
    buyer,
    enter,
  }) => {
    const [product] = buyer.products
    if (!product) throw new Error('a product is needed')
    await fillCheckout(buyer, [product])
    await enter(buyer.email)
    await page.goto('/cart/summary')
    await expect(page.getByText('Panier enregistré')).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('main').getByRole('button', { name: 'Un de plus' }).click()
    await expect(page.getByText('Hors ligne, sera envoyé au retour du réseau')).toBeVisible()
    await expect(aside(page).getByText(/^Total à confirmer/)).toBeVisible()
    expect(await violations(page)).toEqual([])
    await context.setOffline(false)
    await expect(page.getByText('Panier enregistré')).toBeVisible()
    const saved = async () => (await buyer.api.cart()).totalUnitProduct
    await expect.poll(saved).toBe(leastOf(product) + product.orderMultiple)
  })
})
