import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { ORIGIN } from './server'

/** Rules broken, with the elements that break them; empty for a page that everybody can use. */
export async function violations(page: Page, without: string[] = []): Promise<string[]> {
  // A page that is still on its way has neither, and is not what is judged. Parts shown alone never have them.
  if (page.url().startsWith(ORIGIN)) await page.locator('main h1').first().waitFor({ state: 'attached' })
  const builder = new AxeBuilder({ page }).disableRules(without)
  // Rows that are being replaced are pale for that moment, and may be.
  builder.exclude('[data-refreshing]')
  // There are no frames, whose results would be put together in a second page.
  const { violations: found } = await builder.setLegacyMode().analyze()
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`))
}
