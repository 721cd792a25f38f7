import type { Page } from '@playwright/test'
import { violations } from './support/axe'
import { expect, test } from './support/test'

const field = (page: Page) => page.getByRole('combobox', { name: 'Rechercher et naviguer' })
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })

async function openPalette(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Rechercher/ })
    .click()
  await expect(field(page)).toBeFocused()
}

test.describe('The palette', () => {
  test.beforeEach(async ({ page, enter }) => {
    await enter('agent@millesime.test')
    await page.goto('/orders')
    await expect(page.getByRole('heading', { level: 1, name: 'Commandes' })).toBeVisible()
  })

  test('@phone finds products, orders, customers and suppliers, and axe finds nothing', async ({ page }) => {
    await openPalette(page)
    expect.soft(await violations(page), 'before a word').toEqual([])
    await field(page).fill('bistrot')
    await expect(page.getByRole('group', { name: 'Clients' }).getByRole('option').first()).toBeVisible()
    await expect(page.getByRole('group', { name: 'Commandes' }).getByRole('option').first()).toBeVisible()
    await field(page).fill('verdelune')
    await expect(page.getByRole('group', { name: 'Produits' }).getByRole('option').first()).toBeVisible()
    await expect(page.getByRole('group', { name: 'Fournisseurs' }).getByRole('option').first()).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Fermer' }).click()
    await expect(field(page)).toHaveCount(0)
  })

  test('@phone takes no more room than there is', async ({ page }) => {
    await openPalette(page)
    await field(page).fill('verdelune')
    await expect(page.getByRole('group', { name: 'Produits' })).toBeVisible()
    const box = await page.getByRole('dialog').boundingBox()
    const size = page.viewportSize()
    expect(box && size && box.x >= 0 && box.x + box.width <= size.width).toBe(true)
    expect(box && size && box.y >= 0 && box.y + box.height <= size.height).toBe(true)
  })

  test('opens with Ctrl K, moves with arrows, opens with Enter, and remembers', async ({ page }) => {
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('verdelune')
    const product = page.getByRole('group', { name: 'Produits' }).getByRole('option').first()
    await expect(product).toBeVisible()
    await expect(option(page, /^Rechercher «/)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(product).toHaveAttribute('aria-selected', 'true')
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(await product.getAttribute('id'))
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const name = (await product.locator('> span:nth-child(2) > span').first().textContent()) ?? ''
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/products\/\d+$/)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('group', { name: 'Récents' }).getByRole('option', { name })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(field(page)).toHaveCount(0)
  })

  test('leads to screens, to a customer and to a supplier', async ({ page }) => {
    await page.keyboard.press('Control+k')
    await field(page).fill('cata')
    await expect(option(page, /^Catalogue/).first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/products/list')
    await page.keyboard.press('Control+k')
    await field(page).fill('bistrot')
    await page.getByRole('group', { name: 'Clients' }).getByRole('option').first().click()
    await expect(page).toHaveURL(/\/(?:customers|users)\/\d+$/)
    await page.keyboard.press('Control+k')
    await field(page).fill('verdelune')
    await page.getByRole('group', { name: 'Fournisseurs' }).getByRole('option').first().click()
    await expect(page).toHaveURL(/\/(?:suppliers|users)\/\d+$/)
  })

  test('does things: the language changes where one stands', async ({ page }) => {
    await page.keyboard.press('Control+k')
    await field(page).fill('anglais')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/en/orders')
  })

  test('says that nothing fits, and that the search failed', async ({ page }) => {
    await page.keyboard.press('Control+k')
    await field(page).fill('zzqqxx')
    await expect(page.getByText('Aucun produit, commande ni partenaire ne correspond à « zzqqxx ».')).toBeVisible()
    await page.route('**/api/products?**', (route) => route.abort('connectionfailed'))
    await field(page).fill('sabotier')
    await expect(page.getByText('La recherche n’a pas abouti.')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.unroute('**/api/products?**')
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('group', { name: 'Produits' })).toBeVisible()
  })

  test('asks once for a word typed at once, and for nothing a buyer may not see', async ({ page, enter }) => {
    await enter('restaurant@millesime.test')
    await page.goto('/orders')
    await expect(page.getByRole('heading', { level: 1, name: 'Commandes' })).toBeVisible()
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (searchParams.has('search')) asked.push(`${pathname} ${searchParams.get('search')}`)
    })
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    // Ten letters a second by the page's own clock, however slow the machine is.
    await page.clock.pauseAt(Date.now() + 1000)
    for (const letter of 'verdelune') {
      await page.keyboard.press(letter)
      await page.clock.runFor(100)
    }
    await page.clock.resume()
    await expect(page.getByRole('group', { name: 'Produits' })).toBeVisible()
    expect(asked.toSorted()).toEqual(['/api/orders verdelune', '/api/products verdelune', '/api/suppliers verdelune'])
  })
})
