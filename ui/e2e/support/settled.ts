import { expect, type Page } from '@playwright/test'

/** The page has said what it is, and nothing of it is still on its way. (It is never without a call: news are streamed.) */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.locator('main [class*=Skeleton], main [aria-busy="true"]')).toHaveCount(0)
}
