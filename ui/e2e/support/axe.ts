import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Rules broken, with the elements that break them; empty for a page that everybody can use. */
export async function violations(page: Page, without: string[] = []): Promise<string[]> {
  const builder = new AxeBuilder({ page }).disableRules(without)
  // Rows that are being replaced are pale for that moment, and may be.
  builder.exclude('[data-refreshing]')
  // There are no frames, whose results would be put together in a second page.
  const { violations: found } = await builder.setLegacyMode().analyze()
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`))
}
