import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { unreadableByDark, violations, violationsInEnglish } from './support/axe'
import { isFull } from './support/full'
import { GALLERY, ORIGIN } from './support/server'
import { fits } from './support/sizes'
import { expect, test } from './support/test'

/** One part shown many times on a page repeats its landmarks, which it does not in the product. */
const OF_REPETITION = ['landmark-unique']

/** Open lists and calendars float outside the regions of the page; arrow keys move in them from their field. */
const OF_FLOATING = ['region', 'scrollable-region-focusable']

const parts = (page: Page) => page.getByRole('navigation', { name: 'Gallery' }).getByRole('listitem').getByRole('link')

/** Follows an address of the gallery as its links do, past dialogs that cover them, and waits for what it shows. */
async function show(page: Page, search: { part: string; state?: string; lang: string }): Promise<void> {
  await page.evaluate(
    (query) => {
      window.history.pushState(null, '', query)
      window.dispatchEvent(new PopStateEvent('popstate'))
    },
    `?${new URLSearchParams(search)}`,
  )
  const drawn = `[data-gallery="${search.part}"][data-state="${search.state ?? 'all'}"][aria-busy="false"]`
  await expect(page.locator(drawn)).toBeVisible()
  // What opens by itself does so in the frame after.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/**
 * English is shorter, and has the same layout: one size will do, and the names that axe reads. What covers the page by
 * itself (dialogs, open lists) is looked at in English and in dark colours in the whole run alone.
 */
const looks = {
  fr: async (page: Page, what: string, without: string[]) => {
    expect.soft(await violations(page, without), what).toEqual([])
    if (isFull || without === OF_REPETITION) expect.soft(await unreadableByDark(page), `${what} by dark`).toEqual([])
    await fits(page, what)
  },
  en: async (page: Page, what: string, without: string[]) =>
    expect.soft(await violationsInEnglish(page, without), what).toEqual([]),
}

/** Every part of the gallery has a file of its name. */
const names = readdirSync(fileURLToPath(new URL('../gallery/parts', import.meta.url)))
  .map((file) => file.replace('.gallery.tsx', ''))
  .toSorted()

/** Parts that one test looks at, one after the other on one page. */
const TOGETHER = 8

for (const [lang, sizes] of [
  ['fr', '@sizes '],
  ['en', ''],
] as const) {
  for (let from = 0; from < names.length; from += TOGETHER) {
    const some = names.slice(from, from + TOGETHER)
    test(`${sizes}${some[0]} to ${some.at(-1)} are sound in every state: ${lang}`, async ({ page }) => {
      // Dozens of states, each looked at by axe.
      test.slow()
      await page.goto(`${GALLERY}?lang=${lang}`)
      await expect(parts(page)).toHaveCount(names.length)
      for (const part of some) {
        await show(page, { part, lang })
        await looks[lang](page, part, OF_REPETITION)
        const alone = lang === 'fr' || isFull ? await page.locator('[data-alone] h2').allTextContents() : []
        for (const state of alone) {
          await show(page, { part, state, lang })
          await looks[lang](page, `${part}, ${state}`, OF_FLOATING)
        }
      }
    })
  }
}

test('a part is found by its name and shown in one state by its address', async ({ page }) => {
  await page.goto(GALLERY)
  await page.getByRole('searchbox', { name: 'Search parts' }).fill('pager')
  await expect(parts(page)).toHaveText(['Pager'])
  await parts(page).click()
  await page.getByRole('link', { name: 'capped' }).click()
  await expect(page).toHaveURL(`${GALLERY}?part=Pager&state=capped`)
  await expect(page.getByText('10 000+')).toBeVisible()
  await page.getByRole('link', { name: 'In English' }).click()
  await expect(page.getByText('10,000+')).toBeVisible()
})

test('the product has no trace of the gallery', async ({ page }) => {
  const dist = fileURLToPath(new URL('../dist', import.meta.url))
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const files = entries.map(({ parentPath, name }) => relative(dist, join(parentPath, name)))
  expect(files.length).toBeGreaterThan(20)
  const tells = (name: string) => /data-gallery|gallery\//.test(readFileSync(join(dist, name), 'utf8'))
  const traces = files.filter((name) => /gallery/i.test(name) || tells(name))
  expect(traces).toEqual([])
  await page.goto(`${ORIGIN}/gallery.html`)
  await expect(page.getByRole('navigation', { name: 'Gallery' })).toHaveCount(0)
})
