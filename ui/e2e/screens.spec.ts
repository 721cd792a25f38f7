import { mkdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { fillCheckout } from './support/carts'
import { buyerOf, expect, test } from './support/test'

const kept = fileURLToPath(new URL('../../docs/screens/', import.meta.url))
const drafts = fileURLToPath(new URL('../test-results/screens/', import.meta.url))

/** Bytes that a picture in the repository may take. */
const LARGEST = 300_000

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

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test('@screens every page, to look at', async ({ page, buyer, enter }, { project }) => {
  const take = (name: string) => page.screenshot({ path: `${drafts}${name}-${project.name}.png` })
  await open(page, '/login')
  await take('login')
  await fillCheckout(buyer, buyer.products.slice(0, 3))
  await enter(buyer.email)
  for (const path of pages) {
    await open(page, path)
    await take(path.replace(/^\//, '').replace(/\W+/g, '-') || 'home')
  }
})

test('@screens the pictures of docs/screens', async ({ page, enter }, { project }) => {
  test.skip(project.name !== 'desktop', 'taken at 1440 × 900')
  const buyer = await buyerOf('restaurant@millesime.test')
  await fillCheckout(buyer, buyer.products.slice(3, 6))
  await enter(buyer.email)
  mkdirSync(kept, { recursive: true })
  for (const [path, name] of [
    ['/', 'home'],
    ['/products/grid', 'catalogue'],
    ['/cart/summary', 'checkout'],
  ]) {
    await open(page, path ?? '')
    await page.screenshot({ path: `${kept}${name}.png` })
    expect(statSync(`${kept}${name}.png`).size, name).toBeLessThanOrEqual(LARGEST)
  }
})
