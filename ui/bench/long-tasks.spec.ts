import { expect, type Page, test } from '@playwright/test'
import { signIn } from '../e2e/support/test'
import { print } from './print'

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  dur?: number
  args: { name?: string }
}

/** The longest tasks of the page's main thread while something is done, in milliseconds. */
async function longestTasks(page: Page, act: () => Promise<void>): Promise<number[]> {
  const browser = page.context().browser()
  if (!browser) throw new Error('no browser to trace')
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'] })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const isMain = (event: TraceEvent) => mains.some(({ pid, tid }) => pid === event.pid && tid === event.tid)
  return traceEvents
    .filter((event) => event.ph === 'X' && event.name === 'RunTask' && isMain(event))
    .map(({ dur = 0 }) => dur / 1000)
    .sort((a, b) => b - a)
}

/** Waits until what was asked for has come and been drawn. */
async function calm(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
}

/** Scrolls by wheel, a screen at a time, as far as asked. */
async function wheel(page: Page, screens: number): Promise<void> {
  for (let step = 0; step < screens; step++) {
    await page.mouse.wheel(0, 800)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
}

test('10,000 orders in the table', async ({ page, context }) => {
  await signIn(context, 'admin@millesime.test')
  await page.goto('/orders')
  await calm(page)
  await page.mouse.move(800, 600)
  const rows: (string | number)[][] = []
  const measure = async (what: string, act: () => Promise<void>) => {
    const tasks = await longestTasks(page, act)
    const over = tasks.filter((task) => task >= 50).length
    rows.push([what, ...tasks.slice(0, 3).map((task) => task.toFixed(1)), over])
  }
  await measure('100 screens down by wheel', () => wheel(page, 100))
  await measure('to the end and back', async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await calm(page)
    await page.evaluate(() => scrollTo(0, 0))
    await calm(page)
  })
  await measure('a filter typed', async () => {
    await page.getByRole('searchbox', { name: 'N° ou client' }).pressSequentially('CMD-2026-00', { delay: 60 })
    await calm(page)
  })
  await measure('sorted by total', async () => {
    await page
      .getByRole('columnheader', { name: /^Total HT/ })
      .getByRole('button')
      .click()
    await calm(page)
  })
  await measure('an order opened, and back', async () => {
    await page.getByRole('table').getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name: /CMD-/ })).toBeVisible()
    await page.goBack()
    await calm(page)
  })
  print('Tasks of the main thread over 10,000 orders', ['what', 'longest ms', 'second', 'third', '≥ 50 ms'], rows)
})
