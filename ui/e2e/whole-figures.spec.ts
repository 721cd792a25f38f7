import type { Page } from '@playwright/test'
import { settled } from './support/settled'
import { expect, test } from './support/test'

/** What suppliers keep, and administrators with them. */
const kept = [
  '/orders',
  '/orders/sample-requests',
  '/quotations',
  '/invoices',
  '/customers',
  '/agents',
  '/products/list',
  '/products/stock',
  '/products/mercuriale',
  '/stock_counts',
  '/stock_lots',
  '/stock_recoveries',
  '/receipts',
]

/** Every list of rows, as those see it who have most in it. */
const lists = {
  'admin@millesime.test': [...kept, '/suppliers', '/users', '/receipts/history', '/promo-codes', '/agreement-frames'],
  'fournisseur@millesime.test': kept,
  'agent@millesime.test': ['/orders', '/quotations', '/invoices', '/customers', '/suppliers', '/products/mercuriale'],
  'restaurant@millesime.test': [
    '/orders',
    '/quotations',
    '/invoices',
    '/products/grid?view=table',
    '/products/mercuriale',
    '/orders/sample-requests',
  ],
}

const WIDTHS = [1024, 1440, 1920]

/** What is cut of dates, numbers and amounts, in the columns that are marked as never cut; words beside them may be. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const isCut = (box: Element) => {
      const { overflowX, display } = getComputedStyle(box)
      const isBox = display !== 'inline' && overflowX !== 'visible' && box.clientWidth > 1 // words for screen readers alone are one pixel
      // A border of a pixel cuts nothing.
      return isBox && box.scrollWidth > box.clientWidth + 1 && /\d/.test(box.textContent ?? '')
    }
    const cells = [...document.querySelectorAll('main td[data-firm]')]
    return cells
      .filter((cell) => [cell, ...cell.querySelectorAll('*')].some(isCut))
      .map((cell) => (cell.textContent ?? '').replaceAll(/\s+/g, ' '))
      .slice(0, 3)
  })

for (const [email, paths] of Object.entries(lists)) {
  test(`no date, number or amount is cut in the lists of ${email}`, async ({ page, enter }) => {
    test.setTimeout(300_000)
    await enter(email)
    for (const path of paths) {
      await page.goto(path)
      await settled(page)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await settled(page)
        expect.soft(await cut(page), `${path} at ${width}`).toEqual([])
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect.soft(wider, `${path} at ${width} is wider than its screen`).toBeLessThanOrEqual(0)
      }
    }
  })
}
