import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { isFull } from './full'
import { ORIGIN } from './server'

/** The sixth row of a table, the fifth card of a list and those after them: they are made as the ones before. */
const FURTHER_ROWS = ['main tbody tr:nth-of-type(n+6)', 'main li:nth-of-type(n+5):has(> article)']

/** Rules broken, with the elements that break them; empty for a page that everybody can use. */
export const violations = (page: Page, without: string[] = []): Promise<string[]> =>
  judge(page, (axe) => axe.disableRules(without))

/** Words that cannot be read in dark colours: nothing else depends on them. */
export async function unreadableByDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  // Colours change over a frame, where motion is reduced too.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  const found = await judge(page, (axe) => axe.withRules('color-contrast'))
  await page.emulateMedia({ colorScheme: null })
  return found
}

async function judge(page: Page, by: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // A page that is still on its way has neither, and is not what is judged. Parts shown alone never have them.
  if (page.url().startsWith(ORIGIN)) await page.locator('h1').first().waitFor({ state: 'attached' })
  const builder = by(new AxeBuilder({ page }).options({ resultTypes: ['violations'] }))
  // Rows that are being replaced are pale for that moment, and may be.
  builder.exclude('[data-refreshing]')
  if (!isFull) for (const rows of FURTHER_ROWS) builder.exclude(rows)
  // There are no frames, whose results would be put together in a second page.
  const { violations: found } = await builder.setLegacyMode().analyze()
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`))
}

/** What axe holds against a page in English, every day without the contrast of colours, which French has shown. */
export const violationsInEnglish = (page: Page, without: string[] = []) =>
  violations(page, isFull ? without : [...without, 'color-contrast'])
