import type { Locator, Page } from '@playwright/test'
import { PASSWORD } from './support/api'
import { expect, test } from './support/test'

/** More stops than any page has: the target cannot be reached. */
const MOST_STOPS = 250

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${target}`)
}

test('an order needs no mouse', async ({ page, buyer }) => {
  test.slow()
  await page.goto('/login')
  await expect(page.getByLabel('Adresse e-mail')).toBeFocused()
  await page.keyboard.type(buyer.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible()

  await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: 'Rechercher et naviguer' })).toBeFocused()
  await page.keyboard.type('verdelune')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article').first()).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Tableau' }))
  await page.keyboard.press('Enter')
  const quantities = page.getByRole('table').getByRole('textbox')
  await tabTo(page, quantities.first())
  // Six are full cartons, whether a product goes by the carton or by the bottle.
  await page.keyboard.type('6')
  await page.keyboard.press('Enter')
  await expect(quantities.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+Enter')
  await expect(quantities.first()).toBeFocused()
  await expect(quantities.first()).toHaveValue('6')

  await tabTo(page, page.getByRole('region', { name: 'Votre commande' }).getByRole('link', { name: 'Commander' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cart/customer')
  await tabTo(page, page.getByRole('button', { name: 'Continuer vers la livraison' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('radio').first())
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio').first()).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: 'Continuer vers le récapitulatif' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Continuer vers la validation' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('checkbox', { name: /conditions générales/ }))
  await page.keyboard.press('Space')
  const order = page.getByRole('button', { name: /^Valider la commande/ }).filter({ visible: true })
  await expect(order).toBeEnabled()
  await tabTo(page, order)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Commande envoyée' })).toBeFocused()
  expect((await buyer.api.orders('itemsPerPage=1&order[createdAt]=desc'))[0]?.supplier.company).toBe('Maison Verdelune')
})
