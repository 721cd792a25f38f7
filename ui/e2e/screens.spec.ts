import { mkdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fillCheckout } from './support/carts'
import { expect, test } from './support/test'

const kept = fileURLToPath(new URL('../../docs/screens/', import.meta.url))
const drafts = fileURLToPath(new URL('../test-results/screens/', import.meta.url))

/** Bytes that a picture in the repository may take. */
const LARGEST = 300_000

/** Pictures in docs/screens, taken at 1440 × 900; all others are drafts to look at, in test-results. */
const documented = new Map([
  ['/', 'home'],
  ['/products/grid', 'catalogue'],
  ['/cart/summary', 'checkout'],
])

const pages = [
  '/',
  '/products/grid',
  '/products/grid?view=table',
  '/products/37',
  '/orders',
  '/profile',
  '/cart/customer',
  '/cart/carrier',
  '/cart/summary',
  '/cart/validation',
  '/nulle-part',
]

test('@screens pictures of every page', async ({ page, buyer, enter }, { project }) => {
  await page.goto('/login')
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: `${drafts}login-${project.name}.png` })
  await fillCheckout(buyer, buyer.products.slice(0, 3))
  await enter(buyer.email)
  for (const path of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const name = path.replace(/^\//, '').replace(/\W+/g, '-') || 'home'
    await page.screenshot({ path: `${drafts}${name}-${project.name}.png` })
    const picture = documented.get(path)
    if (!picture || project.name !== 'desktop') continue
    mkdirSync(kept, { recursive: true })
    await page.screenshot({ path: `${kept}${picture}.png` })
    expect(statSync(`${kept}${picture}.png`).size, picture).toBeLessThanOrEqual(LARGEST)
  }
})
