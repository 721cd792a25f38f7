import { type BrowserContext, chromium, expect, test } from '@playwright/test'
import lighthouse, { desktopConfig } from 'lighthouse'
import { PASSWORD } from '../e2e/support/api'
import { fillCheckout } from '../e2e/support/carts'
import { ORIGIN } from '../e2e/support/server'
import { buyerOf } from '../e2e/support/test'
import { print } from './print'

const PORT = 18190
const CATEGORIES = ['performance', 'accessibility', 'best-practices']

/** Runs of each page; the median of the performance scores counts. */
const RUNS = 3

/** A telephone is what Lighthouse is without a configuration: a slow network and a slow processor, both simulated. */
const devices = [
  {
    name: 'desktop, visited before',
    config: desktopConfig,
    isCold: false,
    pages: ['/login', '/', '/products/grid', '/cart/summary', '/orders'],
  },
  { name: 'mobile, empty cache', config: undefined, isCold: true, pages: ['/login', '/products/grid'] },
]

interface Details {
  items?: { node?: { snippet: string } }[]
}

interface Report {
  finalDisplayedUrl: string
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>
  audits: Record<
    string,
    { score: number | null; title: string; scoreDisplayMode: string; numericValue?: number; details?: Details }
  >
}

async function audit(path: string, { config, isCold }: (typeof devices)[number]): Promise<Report> {
  const result = await lighthouse(
    ORIGIN + path,
    // What is reset is the cache: cookies and local storage stay, and with them the session.
    { port: PORT, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES, disableStorageReset: !isCold },
    config,
  )
  if (!result) throw new Error(`no report of ${path}`)
  return result.lhr as Report
}

const score = (report: Report, category: string) => Math.round((report.categories[category]?.score ?? 0) * 100)

/** What the accessibility and best practices categories hold against a page. */
const faults = ({ categories, audits }: Report) =>
  CATEGORIES.slice(1)
    .flatMap((category) => categories[category]?.auditRefs ?? [])
    .map(({ id }) => audits[id])
    .filter((found) => found?.scoreDisplayMode === 'binary' && found.score === 0)
    .map((found) =>
      [found?.title, ...(found?.details?.items ?? []).map(({ node }) => node?.snippet ?? '')].join('\n    '),
    )

async function signIn(context: BrowserContext, email: string): Promise<void> {
  const response = await context.request.post('/api/token/auth', { data: { email, password: PASSWORD } })
  expect(response.status()).toBe(200)
  const page = await context.newPage()
  await page.goto('/login')
  await page.evaluate(() => localStorage.setItem('millesime.session', '1'))
  await page.close()
}

const milliseconds = (report: Report, id: string) => Math.round(report.audits[id]?.numericValue ?? 0)

for (const device of devices)
  test(`Lighthouse, ${device.name}`, async ({ launchOptions }) => {
    const buyer = await buyerOf('restaurant@millesime.test')
    await fillCheckout(buyer, buyer.products.slice(0, 3))
    const context = await chromium.launchPersistentContext('', {
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--remote-debugging-port=${PORT}`],
      baseURL: ORIGIN,
      locale: 'fr-FR',
    })
    const rows: (string | number)[][] = []
    for (const path of device.pages) {
      if (path !== '/login' && rows.length === 1) await signIn(context, buyer.email)
      const reports: Report[] = []
      for (let run = 0; run < RUNS; run++) reports.push(await audit(path, device))
      for (const report of reports) expect(report.finalDisplayedUrl).toBe(ORIGIN + path)
      const median = reports.sort((a, b) => score(a, 'performance') - score(b, 'performance'))[Math.floor(RUNS / 2)]
      if (!median) continue
      rows.push([
        path,
        ...CATEGORIES.map((category) => score(median, category)),
        milliseconds(median, 'first-contentful-paint'),
        milliseconds(median, 'largest-contentful-paint'),
        milliseconds(median, 'total-blocking-time'),
        (median.audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3),
      ])
      for (const fault of faults(median)) process.stdout.write(`${path}: ${fault}\n`)
    }
    await context.close()
    print(
      `Lighthouse, ${device.name}, median of 3`,
      ['page', 'performance', 'accessibility', 'best practices', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'],
      rows,
    )
  })
