import { violations } from './support/axe'
import { settled } from './support/settled'
import { expect, test } from './support/test'

test.describe('The layout', () => {
  for (const [width, shows] of [
    [1280, 'sidebar'],
    [1279, 'rail'],
    [960, 'rail'],
    [959, 'tabs'],
    [390, 'tabs'],
  ] as const) {
    test(`at ${width} px is a ${shows} (R-9.031)`, async ({ page, enter }) => {
      await page.setViewportSize({ width, height: 800 })
      await enter('restaurant@millesime.test')
      await page.goto('/')
      const menu = page.getByRole('navigation', { name: 'Menu principal' }).filter({ visible: true })
      await expect(menu).toHaveCount(1)
      const link = menu.getByRole('link', { name: 'Catalogue' })
      const box = await link.boundingBox()
      const sidebar = page.getByRole('complementary').filter({ visible: true })
      const side = shows === 'tabs' ? null : await sidebar.first().boundingBox()
      if (shows === 'sidebar') expect(side?.width).toBe(248)
      if (shows === 'rail') {
        expect(side?.width).toBe(72)
        await link.hover()
        await expect(page.getByRole('tooltip', { name: 'Catalogue' })).toBeVisible()
      }
      if (shows === 'tabs') {
        await expect(sidebar).toHaveCount(0)
        await expect(menu.getByRole('link').or(menu.getByRole('button'))).toHaveCount(5)
      }
      expect(box && box.height >= (shows === 'sidebar' ? 38 : 44)).toBe(true)
    })
  }

  test('has one search field on the catalogue, and the palette behind a button', async ({ page, enter }) => {
    await enter('restaurant@millesime.test')
    await page.goto('/products/grid')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('banner').getByRole('searchbox')).toHaveCount(0)
  })

  test('a new page starts at its top (R-2.069)', async ({ page, enter }) => {
    await enter('restaurant@millesime.test')
    await page.goto('/products/grid')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 1200))
    await page
      .getByRole('link', { name: /^Commandes/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Commandes' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })
})

test('@phone @daily-phone a toast stands at the top right and leaves the cart in reach (R-9.004)', async ({
  page,
  buyer,
  enter,
}) => {
  await enter(buyer.email)
  await page.goto(`/products/${buyer.products[0]?.id}`)
  await page.getByRole('button', { name: 'Ajouter au panier' }).filter({ visible: true }).click()
  const toast = page.getByRole('status').filter({ hasText: 'Le produit a été ajouté au panier' })
  await expect(toast).toBeVisible()
  const box = await toast.boundingBox()
  const width = page.viewportSize()?.width ?? 0
  expect(box && box.y < 130 && width - (box.x + box.width) < 48).toBe(true)
  const cart = page.getByRole('banner').getByRole('button', { name: /^Panier/ })
  const button = await cart.boundingBox()
  expect(box && button && box.y >= button.y + button.height).toBe(true)
  expect(await violations(page)).toEqual([])
  await cart.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test.describe('A page that fails', () => {
  test.use({ tolerated: /./ })

  test('@sizes is a 500 in words, with a way to try again (R-2.068, R-8.012)', async ({ page, enter }) => {
    await enter('restaurant@millesime.test')
    let isBroken = true
    await page.route('**/api/orders/12', (route) =>
      isBroken ? route.fulfill({ json: { id: 12, lines: 'nonsense' } }) : route.continue(),
    )
    await page.goto('/orders/12')
    await expect(page.getByRole('heading', { level: 1, name: 'Internal Server Error' })).toBeVisible()
    await expect(page.getByText('500')).toBeVisible()
    expect(await violations(page)).toEqual([])
    isBroken = false
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByText('500')).toHaveCount(0)
  })
})

test('is dark as the device asks or a person chooses, from the first paint on; paper stays light', async ({
  page,
  enter,
}) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const [white, dark] = ['rgb(255, 255, 255)', 'rgb(28, 21, 22)']
  await enter('restaurant@millesime.test')
  await page.goto('/orders')
  await settled(page)
  await expect.poll(ground).toBe(white)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(ground).toBe(dark)
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await expect.poll(ground).toBe(white)
  await page.emulateMedia({ colorScheme: 'light', media: 'screen' })

  await page.getByRole('button', { name: /^Compte de/ }).click()
  await page.getByRole('menuitemradio', { name: 'Sombre' }).click()
  await expect.poll(ground).toBe(dark)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/orders')
  await expect(page.locator('.first-app')).toBeVisible()
  await expect.poll(ground).toBe(dark)
})
