import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/test'

const lists = [
  ['/orders', 'admin@millesime.test'],
  ['/users', 'admin@millesime.test'],
  ['/products/list', 'fournisseur@millesime.test'],
  ['/products/stock', 'fournisseur@millesime.test'],
] as const

/** The heads that nothing hides, by their words. */
const uncovered = (heads: Locator) =>
  heads.evaluateAll((cells) =>
    cells
      .filter((cell) => {
        const { left, top, width, height } = cell.getBoundingClientRect()
        const there = document.elementFromPoint(left + width / 2, top + height / 2)
        return there !== null && cell.contains(there)
      })
      .map((cell) => cell.textContent),
  )

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

for (const [list, email] of lists) {
  test(`the head of a long table stays in sight: ${list} (R-9.025)`, async ({ page, enter }) => {
    await enter(email)
    await page.goto(list)
    const table = page.getByRole('table').first()
    await expect(table).toHaveAttribute('aria-busy', 'false')
    const heads = table.getByRole('columnheader')
    await heads.nth(1).scrollIntoViewIfNeeded()
    const all = await uncovered(heads)
    expect(all.length).toBeGreaterThan(4)
    const before = await scrolled(page)
    await page.mouse.move(640, 500)
    await page.mouse.wheel(0, 1500)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 600)
    expect(await uncovered(heads)).toEqual(all)
  })
}
