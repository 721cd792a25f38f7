import type { Page } from '@playwright/test'
import { violationsInEnglish } from './support/axe'
import { fillCheckout, placeOrder } from './support/carts'
import { frenchIn, listen } from './support/french'
import { dispatchAt, lastLot, openReceipt, openRecovery, usedCode } from './support/records'
import { ORIGIN } from './support/server'
import { settled } from './support/settled'
import { expect, test } from './support/test'

/** Opens an English page, and fails softly on every French word in it, and on what axe finds. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(`/en${path}`)
  await settled(page)
  await expect(page).toHaveURL(`/en${path}`)
  await look(page, path)
  expect.soft(await violationsInEnglish(page), path).toEqual([])
}

async function look(page: Page, where: string): Promise<void> {
  // What the API said is known a moment after it is shown.
  await expect
    .configure({ soft: true })
    .poll(() => frenchIn(page), { message: where })
    .toEqual([])
  await expect.soft(page.locator('html'), where).toHaveAttribute('lang', 'en')
}

/** What a supplier reads of people and of its stock. */
const seller = [
  '/stock_counts',
  '/stock_counts/create',
  '/stock_counts/1',
  '/stock_counts/6?count=1',
  '/customers',
  '/customers/3',
  '/customers/3/edit',
  '/customers/create',
  '/agents',
  '/agents/10',
  '/agents/10/edit',
  '/network',
  '/network?side=sent',
  '/products/mercuriale',
  '/products/mercuriale/create',
]

/** What keepers of stock read of goods that come, lie and leave. */
const stock = [
  '/stock_recoveries',
  '/stock_recoveries/create',
  '/receipts',
  '/receipts/create',
  '/receipts/history',
  '/stock_lots',
]

/** What a supplier reads of one of them, and of orders on their way out. */
const goods = [
  openRecovery,
  openReceipt,
  async () => `${await openReceipt()}?count=1`,
  lastLot,
  async () => '/orders/dispatch',
  async () => '/invoices',
  ...['picking', 'parcels', 'labels', 'notes'].map((view) => () => dispatchAt(view)),
]

/** What an administrator reads of promo codes. */
const codes = [
  '/agreement-frames',
  '/agreement-frames/create',
  '/parameters',
  '/promo-codes',
  '/promo-codes?search=qqqwww',
  '/promo-codes/create',
]

test.beforeEach(({ page }) => listen(page))

test.describe('In English (R-2.100)', () => {
  test('the sign-in speaks no French, nor do its refusals', async ({ page }) => {
    await read(page, '/login')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('The field is required').first()).toBeVisible()
    await look(page, 'missing fields')
    await page.getByLabel('E-mail').fill('nobody@millesime.test')
    await page.getByLabel('Password', { exact: true }).fill('Millesime#1999')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
    await look(page, 'wrong password')
    await read(page, '/nowhere')
  })

  for (const [who, email] of [
    ['a buyer', 'restaurant@millesime.test'],
    ['a supplier', 'fournisseur@millesime.test'],
    ['an admin', 'admin@millesime.test'],
  ] as const) {
    test(`the screens of ${who} speak no French`, async ({ page, enter }) => {
      test.slow()
      await enter(email)
      const list = who === 'a buyer' ? '/products/grid' : '/products/list'
      for (const path of [
        '',
        list,
        `${list}?view=table`,
        `${list}?search=qqqwww`,
        '/products/37',
        ...(who === 'a supplier' ? seller : []),
        ...(who === 'a buyer' ? [] : stock),
        ...(who === 'an admin' ? [...codes, await usedCode(), `${await usedCode()}/edit`] : []),
        '/orders',
        '/profile',
        '/profile/edit',
        '/profile/edit?section=password',
        '/profile/edit?section=addresses',
        '/profile/edit?section=parameters',
        '/profile/edit?section=sessions',
        '/profile/edit?section=data',
        '/nowhere',
      ]) {
        await read(page, path)
      }
    })
  }

  test('nor do goods on their way in and out, and what is known of their lots', async ({ page, enter }) => {
    test.slow()
    await enter('fournisseur@millesime.test')
    for (const address of goods) await read(page, await address())
  })

  test('nor do an order and the steps that lead to it', async ({ page, buyer, enter }) => {
    test.slow()
    const [iri = ''] = await placeOrder(buyer, buyer.products.slice(2, 3))
    await fillCheckout(buyer, buyer.products.slice(0, 2))
    await enter(buyer.email)
    for (const path of [
      '/cart/customer',
      '/cart/carrier',
      '/cart/summary',
      '/cart/validation',
      iri.replace('/api', ''),
    ]) {
      await read(page, path)
    }
  })

  test('nor do layers: palette, keyboard map, drawer, menu, toasts, refusals', async ({ page, buyer, enter }) => {
    await enter(buyer.email)
    await read(page, `/products/${buyer.products[0]?.id}`)
    await page.getByRole('button', { name: 'Add to cart' }).filter({ visible: true }).click()
    await expect(page.getByRole('status').filter({ hasText: 'added to the cart' })).toBeVisible()
    await look(page, 'toast')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox')).toBeFocused()
    await look(page, 'palette')
    await page.getByRole('combobox').fill('zzqqxx')
    await expect(page.getByText(/No product, order or partner/)).toBeVisible()
    await look(page, 'empty palette')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toBeVisible()
    await look(page, 'keyboard map')
    await page.keyboard.press('Escape')
    await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await look(page, 'drawer')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Account/ }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await look(page, 'menu')
    await page.goto('/en/products/list')
    await expect(page.getByText('401')).toBeVisible()
    await look(page, 'refusal')
  })

  test('what fails is told in English', async ({ page, enter }) => {
    await enter('restaurant@millesime.test')
    await page.route('**/api/orders**', (route) => route.abort('connectionfailed'))
    await page.goto('/en/orders')
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
    await look(page, 'no network')
  })

  test('a browser that speaks English is led to /en at / alone, and that is remembered (R-2.101, R-2.102, R-2.104)', async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: ORIGIN, locale: 'en-GB' })
    const page = await context.newPage()
    await page.goto('/login')
    await expect(page).toHaveURL('/login')
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('i18n_redirected')
    await page.goto('/')
    await expect(page).toHaveURL(/\/en(\/login)?$/)
    const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected')
    expect(cookie?.value).toBe('en')
    await context.close()
  })

  test('@daily the language is changed where one stands, and remembered for a year (R-2.102, R-2.103)', async ({
    page,
    context,
    enter,
  }) => {
    await enter('restaurant@millesime.test')
    await page.goto('/orders?page=2')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await page.getByRole('button', { name: /^Compte de/ }).click()
    await page.getByRole('menuitem', { name: 'English' }).click()
    await expect(page).toHaveURL('/en/orders?page=2')
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
    const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected')
    expect(cookie?.value).toBe('en')
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(Math.round(days)).toBe(365)
  })
})

test.describe('A browser in English', () => {
  test.use({ locale: 'en-GB' })

  test('is led to /en from the root alone (R-2.101, R-2.104)', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
    await page.goto('/')
    await expect(page).toHaveURL(/\/en\/login/)
  })
})

test('French words are found when there are some', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
  expect(await frenchIn(page)).toEqual(expect.arrayContaining([expect.stringContaining('Mot de passe')]))
})
