import type { Page } from '@playwright/test'

/** Counts the presses of a person on a page from now on, whatever screens follow one another; `again` begins anew. */
export async function countClicks(page: Page) {
  let count = 0
  await page.exposeFunction('onPress', () => {
    count += 1
  })
  const listen = () =>
    document.addEventListener('pointerdown', () => (window as unknown as { onPress: () => void }).onPress(), true)
  await page.addInitScript(listen)
  await page.evaluate(listen)
  const again = () => {
    count = 0
  }
  return { clicks: () => count, again }
}
