import type { Page, Request } from '@playwright/test'
import { expect, test } from './support/test'

/** Pages as they are before any code has come. */
async function withoutCode(page: Page): Promise<void> {
  await page.route('**/assets/*.js', (route) => route.abort())
}

/** Where the heading and the sign stand: [left, top] of each, in whole pixels. */
async function places(page: Page): Promise<number[][]> {
  const found = [page.getByRole('heading', { level: 1 }), page.getByText('Millésime', { exact: true }).first()]
  return Promise.all(
    found.map(async (one) => {
      const box = await one.boundingBox()
      return [Math.round(box?.x ?? Number.NaN), Math.round(box?.y ?? Number.NaN)]
    }),
  )
}

const signIns = [
  { path: '/login', heading: 'Connexion', lang: 'fr' },
  { path: '/en/login', heading: 'Sign in', lang: 'en' },
]

for (const { path, heading, lang } of signIns) {
  test(`${path} says what it is before its code is there, and stays in its place @sizes`, async ({ page, context }) => {
    const bare = await context.newPage()
    await withoutCode(bare)
    await bare.goto(path)
    await expect(bare.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(bare.locator('html')).toHaveAttribute('lang', lang)
    await bare.evaluate(() => document.fonts.ready)
    const before = await places(bare)

    await page.goto(path)
    await expect(page.getByRole('textbox').first()).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    expect(await places(page)).toEqual(before)
  })
}

test('who is signed in gets the frame of its screens first, a guest the sign-in @sizes', async ({
  page,
  enter,
  buyer,
}) => {
  await withoutCode(page)
  await page.goto('/orders')
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
  await enter(buyer.email)
  await page.goto('/orders')
  await expect(page.locator('.first-app')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
})

test('the sign-in asks for its code with its document, and for nothing twice', async ({ page }) => {
  const asked: Request[] = []
  page.on('request', (request) => asked.push(request))
  await page.goto('/login')
  await expect(page.getByRole('textbox').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const addresses = asked.map((request) => new URL(request.url()).pathname)
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
  expect(addresses.length).toBeLessThanOrEqual(30)
  // Of the texts, those of the page's own language alone.
  const document = await page.request.get('/login').then((response) => response.text())
  const late = addresses.filter((address) => address.startsWith('/assets/') && !document.includes(address))
  expect(late.filter((address) => address.endsWith('.css'))).toEqual([])
})
