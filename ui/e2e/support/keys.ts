import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any page has: the target cannot be reached. */
const MOST_STOPS = 400

/** Goes on by Tab alone until the element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/** Writes words into a field that is reached by Tab. */
export async function type(page: Page, field: Locator, words: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(words)
}

/** Presses Enter on what is reached by Tab. */
export async function enterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}
