import type { Page } from '@playwright/test'

/** Keeps calls waiting until they are released, so that what comes before them does. */
export async function hold(page: Page, calls: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(calls, async (route) => {
    await promise
    // A page that was left needs no answer any more.
    await route.continue().catch(() => undefined)
  })
  return resolve
}
