import type { Page } from '@playwright/test'
import { expect, test } from './support/test'
import { euros } from './support/wording'

const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** How many products the page says it found. */
async function found(page: Page): Promise<number> {
  const words = await page.getByText(/^[\d\s]+ produits?$/).textContent()
  return Number(words?.replace(/\D/g, ''))
}

test.describe('The catalogue', () => {
  test.beforeEach(({ enter }) => enter('restaurant@millesime.test'))

  test('keeps filters in the address, through back, forward and a shared link', async ({ page, context }) => {
    await page.goto('/products/grid')
    await expect(cards(page).first()).toBeVisible()
    const all = await found(page)
    const red = page.getByRole('checkbox', { name: /^Rouge/ })
    await red.check()
    await expect(page).toHaveURL(/colour=/)
    await expect.poll(() => found(page)).toBeLessThan(all)
    const reds = await found(page)
    await page.getByRole('checkbox', { name: /^Bordeaux/ }).check()
    await expect.poll(() => found(page)).toBeLessThan(reds)
    const narrow = await found(page)
    const address = page.url()
    await expect(page.getByRole('button', { name: 'Retirer le filtre Rouge' })).toBeVisible()

    await page.goBack()
    await expect.poll(() => found(page)).toBe(reds)
    await expect(red).toBeChecked()
    await page.goBack()
    await expect.poll(() => found(page)).toBe(all)
    await page.goForward()
    await page.goForward()
    await expect.poll(() => found(page)).toBe(narrow)

    const shared = await context.newPage()
    await shared.goto(address)
    await expect.poll(() => found(shared)).toBe(narrow)
    await expect(shared.getByRole('checkbox', { name: /^Rouge/ })).toBeChecked()
    await shared.getByRole('button', { name: 'Tout effacer' }).click()
    await expect.poll(() => found(shared)).toBe(all)
    await expect(shared).toHaveURL('/products/grid')
  })

  test('goes to the next page and back to its top (R-2.069)', async ({ page }) => {
    await page.goto('/products/grid')
    const link = cards(page).first().getByRole('link').first()
    const first = (await link.getAttribute('href')) ?? ''
    await page.getByRole('button', { name: 'Page 2', exact: true }).click()
    await expect(page).toHaveURL('/products/grid?page=2')
    await expect(link).not.toHaveAttribute('href', first)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.getByRole('checkbox', { name: /^Rouge/ }).check()
    await expect(page).not.toHaveURL(/page=/)
  })

  test('a broken address shows the catalogue all the same', async ({ page }) => {
    await page.goto('/products/grid?page=minus&sort=%3Cscript%3E&colour=7&min=cheap&available=perhaps&view=cube')
    await expect(cards(page).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Catalogue')
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  })

  test('finds words without their accents, and accents without their words', async ({ page }) => {
    await page.goto('/products/grid')
    const box = page.getByRole('searchbox', { name: 'Vin, appellation, fournisseur' })
    await box.fill('chateauneuf')
    await expect(page).toHaveURL(/search=chateauneuf/)
    await expect(cards(page).first()).toContainText('Châteauneuf')
    const plain = await found(page)
    await box.fill('CHÂTEAUNEUF')
    await expect(page).toHaveURL(/search=CH/)
    await expect(cards(page).first()).toContainText('Châteauneuf')
    expect(await found(page)).toBe(plain)
    await box.fill('chateuneuf')
    await expect(page.getByText(/Voici ceux de «\s?châteauneuf\s?»/)).toBeVisible()
    expect(await found(page)).toBe(plain)
  })

  test('says so when nothing is found, and offers the way out (R-8.014)', async ({ page }) => {
    await page.goto('/products/grid?search=qqqwwwxxx')
    await expect(page.getByText('Aucun résultat')).toBeVisible()
    await expect(page.getByText(/filtres les? écart/)).toBeHidden()
    await page.getByRole('button', { name: 'Voir tout le catalogue' }).click()
    await expect(cards(page).first()).toBeVisible()
  })

  test('sorts by price', async ({ page }) => {
    await page.goto('/products/grid?view=table')
    const head = page.getByRole('columnheader', { name: 'Prix HT' })
    await head.getByRole('button').click()
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    await expect(page).toHaveURL(/sort=priceTaxExcl/)
    await head.getByRole('button').click()
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    await expect(page).toHaveURL(/sort=-priceTaxExcl/)
  })

  test('explains a price (from the list price to the net one)', async ({ page }) => {
    await page.goto('/products/grid')
    const struck = cards(page)
      .filter({ has: page.locator('s') })
      .first()
    await struck.getByRole('button', { name: /^Pourquoi ce prix/ }).click()
    const why = page.getByRole('dialog', { name: 'Pourquoi ce prix ?' })
    await expect(why.getByText('Prix tarif')).toBeVisible()
    await expect(why.getByText('Votre prix net')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(why).toBeHidden()
  })

  test('without a mouse the filters are in a drawer below 1280 px (R-9.028, R-9.031)', async ({ page }) => {
    await page.setViewportSize({ width: 1279, height: 900 })
    await page.goto('/products/grid')
    await page.getByRole('button', { name: 'Filtres', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: 'Filtres' })
    await drawer.getByRole('checkbox', { name: /^Rouge/ }).check()
    await drawer.getByRole('button', { name: /^Voir [\d\s]+ produits$/ }).click()
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('button', { name: 'Filtres (1)' })).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 900 })
    await expect(page.getByRole('complementary', { name: 'Filtres' })).toBeVisible()
  })

  test('/products leads a buyer to the grid without a word (R-2.034)', async ({ page }) => {
    await page.goto('/products')
    await expect(page).toHaveURL('/products/grid')
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  })
})

test('/products leads a supplier to its list (R-2.033, R-2.035)', async ({ page, enter }) => {
  await enter('fournisseur@millesime.test')
  await page.goto('/products')
  await expect(page).toHaveURL('/products/list')
  await expect(page.getByRole('table', { name: 'Catalogue' })).toBeVisible()
})

test('@daily @sizes a product page shows what it is, what it costs and why (R-2.039)', async ({
  page,
  buyer,
  enter,
}) => {
  const { id } = buyer.products[0] ?? { id: 0 }
  const product = await buyer.api.get<{ name: string; priceTaxExcl: number; supplier: { company: string } }>(
    `/products/${id}`,
  )
  await enter(buyer.email)
  await page.goto(`/products/${id}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toContainText(product.name)
  await expect(main.getByText(euros(product.priceTaxExcl)).first()).toBeVisible()
  await expect(main.getByRole('heading', { name: product.supplier.company })).toBeVisible()
  await expect(main.getByRole('region', { name: 'Pourquoi ce prix ?' })).toContainText('Prix tarif')
  await expect(main.getByRole('heading', { name: 'Caractéristiques' })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(product.name))
})

test('search, row, quantity, next row and cart need no mouse', async ({ page, buyer, enter }) => {
  await enter(buyer.email)
  await page.goto('/products/grid?view=table')
  await expect(page.getByRole('table', { name: 'Catalogue' })).toBeVisible()
  // The keys are listened to a moment after the first screen; a press too many would be typed.
  const search = page.getByRole('searchbox')
  await expect(async () => {
    await page.keyboard.press('/')
    expect(await search.evaluate((box) => box === document.activeElement)).toBe(true)
  }).toPass()
  await page.keyboard.type('verdelune')
  // At once: the list of before is still in sight.
  await page.keyboard.press('ArrowDown')
  const quantities = page.getByRole('table').getByRole('textbox')
  await expect(quantities.first()).toBeFocused()
  await expect(page).toHaveURL(/search=verdelune/)
  await page.keyboard.type('6')
  await page.keyboard.press('Enter')
  await expect(quantities.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('region', { name: 'Votre commande' })).toContainText('2 produits')
  await expect(page.getByRole('region', { name: 'Votre commande' }).getByText('Enregistré')).toBeVisible()
  expect((await buyer.api.cart()).suppliers[0]?.items).toHaveLength(2)
})

test('back finds the grid where it was left', async ({ page, enter }) => {
  await enter('restaurant@millesime.test')
  await page.goto('/products/grid')
  const card = cards(page).nth(14)
  await card.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(400)
  await card.getByRole('link').first().click()
  await expect(page.getByRole('link', { name: 'Catalogue', exact: true }).last()).toBeVisible()
  await expect(page).toHaveURL(/\/products\/\d+$/)
  await page.goBack()
  await expect(page).toHaveURL('/products/grid')
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - left)).toBeLessThan(40)
})

test('an individual reads prices tax included, and the limits of the stores', async ({ page, enter }) => {
  await enter('particulier@millesime.test')
  await page.goto('/products/grid')
  await expect(cards(page).first()).toContainText('TTC')
  await expect(cards(page).getByText('HT', { exact: true })).toHaveCount(0)
  await cards(page).first().getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Pourquoi ce prix ?' })).toContainText('Votre prix TTC')
})

test('@phone a product of the shared warehouse starts at a carton', async ({ page, buyer, enter }) => {
  const [product] = await buyer.api.products('warehouse=dartess&available=true&order[name]=asc&itemsPerPage=1')
  await enter(buyer.email)
  await page.goto(`/products/${product?.id}`)
  const buy = page.getByRole('region', { name: 'Ajouter au panier' })
  await expect(buy.getByRole('textbox', { name: 'Bouteilles' })).toHaveValue('6')
  await buy.getByRole('button', { name: /^Ajouter un carton de/ }).click()
  await expect(buy.getByRole('textbox', { name: 'Bouteilles' })).toHaveValue('12')
  await buy.getByRole('button', { name: 'Ajouter au panier' }).click()
  await expect(page.getByText('12 bouteilles déjà au panier')).toBeAttached()
})

test('@phone @tablet the keys of the table are told where there is a keyboard', async ({ page, enter }, {
  project,
}) => {
  await enter('restaurant@millesime.test')
  await page.goto('/products/grid?view=table')
  await expect(page.getByRole('main').getByRole('link', { name: /\d{4}/ }).first()).toBeVisible()
  const hint = page.getByText('Entrée passe à la ligne suivante, ↑ ↓ ajustent la quantité.')
  await (project.name === 'desktop' ? expect(hint).toBeVisible() : expect(hint).toBeHidden())
})

test('a product leads back to the list as it was left', async ({ page, enter }) => {
  await enter('restaurant@millesime.test')
  await page.goto('/products/grid?search=meursault')
  await cards(page).first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Catalogue')
  await page.getByRole('main').getByRole('link', { name: 'Catalogue', exact: true }).click()
  await expect(page).toHaveURL('/products/grid?search=meursault')
})
