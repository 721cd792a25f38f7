import { type Browser, expect, test } from '@playwright/test'
import { ORIGIN } from '../e2e/support/server'
import { signIn } from '../e2e/support/test'
import { print } from './print'

/** What the browser's own tools call Fast 3G: 1.6 Mbit/s down and 750 kbit/s up, of which 90 %, and 562.5 ms a request. */
const FAST_3G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }

/** How many times slower than this machine the telephone is. */
const SLOWDOWN = 4

/** Visits of each page, each with an empty cache; the median of the largest paint counts. */
const RUNS = 3

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }

interface Paint {
  first: number
  largest: number
  element: string
  shift: number
}

interface Visit extends Paint {
  requests: number
  bytes: number
}

/** Runs in the page: when it painted first and what largest, and how far it jumped. */
async function readPaint(): Promise<Paint> {
  const entries = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true })
      setTimeout(() => resolve([]), 500) // none of this type: nothing would ever come
    })
  const first = performance.getEntriesByName('first-contentful-paint')[0]
  const largest = (await entries('largest-contentful-paint')).at(-1) as
    | (PerformanceEntry & { element?: Element; url: string })
    | undefined
  const shifts = (await entries('layout-shift')) as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]
  return {
    first: first?.startTime ?? Number.NaN,
    largest: largest?.startTime ?? Number.NaN,
    element: `${largest?.element?.tagName.toLowerCase() ?? '?'} ${(largest?.element?.textContent ?? '').slice(0, 24)}`,
    shift: shifts.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0),
  }
}

async function visit(browser: Browser, path: string, email: string | null): Promise<Visit> {
  const context = await browser.newContext({ ...PHONE, baseURL: ORIGIN, locale: 'fr-FR' })
  if (email) await signIn(context, email)
  const page = await context.newPage()
  const protocol = await context.newCDPSession(page)
  await protocol.send('Network.enable')
  await protocol.send('Network.emulateNetworkConditions', FAST_3G)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  let requests = 0
  let bytes = 0
  protocol.on('Network.requestWillBeSent', () => requests++)
  protocol.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const paint = await page.evaluate(readPaint)
  await context.close()
  return { ...paint, requests, bytes }
}

test('First paint of a telephone on Fast 3G', async ({ browser }) => {
  const rows: (string | number)[][] = []
  for (const [path, email] of [
    ['/login', null],
    ['/en/login', null],
    ['/products/grid', 'restaurant@millesime.test'],
    ['/orders', 'restaurant@millesime.test'],
  ] as const) {
    // One at a time: they would slow each other down.
    const visits: Visit[] = []
    for (let run = 0; run < RUNS; run++) visits.push(await visit(browser, path, email))
    const median = visits.sort((a, b) => a.largest - b.largest)[Math.floor(RUNS / 2)]
    if (!median) continue
    rows.push([
      path,
      median.requests,
      Math.round(median.bytes / 1000),
      (median.first / 1000).toFixed(1),
      (median.largest / 1000).toFixed(1),
      median.shift.toFixed(3),
      median.element,
    ])
  }
  print(
    'Telephone, empty cache, Fast 3G, processor slowed four times, median of 3',
    ['page', 'requests', 'kB', 'FCP s', 'LCP s', 'CLS', 'largest'],
    rows,
  )
})
