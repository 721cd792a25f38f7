import { type Locator, type Page, test } from '@playwright/test'

interface Clicked {
  clickedAt?: number
}

/** A person going through the interface click by click: counts the clicks, and notes the wait after each, which no test judges. */
export class Walk {
  clicks = 0

  private constructor(private readonly page: Page) {}

  static async with(page: Page): Promise<Walk> {
    await page.addInitScript(() => {
      const note = () => {
        ;(window as Clicked).clickedAt = performance.now()
      }
      window.addEventListener('click', note, { capture: true })
      window.addEventListener('keydown', note, { capture: true })
    })
    return new Walk(page)
  }

  /** One click; `settled` is what shows that its effect is complete. */
  async click(target: Locator, settled: Locator): Promise<void> {
    await target.click()
    this.clicks += 1
    await this.settle(String(target), settled)
  }

  /** One key; typing costs no clicks, but waits count. */
  async press(key: string, settled: Locator): Promise<void> {
    await this.page.keyboard.press(key)
    await this.settle(key, settled)
  }

  private async settle(step: string, settled: Locator): Promise<void> {
    await settled.waitFor()
    const waited = await this.page.evaluate(() => performance.now() - ((window as Clicked).clickedAt ?? 0))
    test.info().annotations.push({ type: `waited ${Math.round(waited)} ms`, description: step })
  }
}
