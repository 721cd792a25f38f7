import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { Api, PASSWORD, type Person, type Product } from './api'
import { restaurants, takeOne } from './people'
import { ORIGIN } from './server'
import { letToastsStay } from './toasts'

export { expect }

/** A restaurant that this test has to itself, and what it can order. */
export interface Buyer extends Person {
  api: Api
  /** Well-stocked products sold by full cartons, one of each supplier. */
  products: Product[]
}

interface Fixtures {
  /** A restaurant of this test's own; the browser is not signed in yet. */
  buyer: Buyer
  /** Signs the browser in without the form. */
  enter: (email: string) => Promise<void>
  /** What the page may write to the console as an error. */
  tolerated: RegExp | null
  /** Whether toasts go after the product's own five seconds. */
  toastsGo: boolean
  /** Fails a test whose page threw, or wrote errors to the console. */
  quiet: undefined
}

interface WorkerFixtures {
  restaurants: Person[]
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
  restaurants: [async ({}, use) => use(await restaurants()), { scope: 'worker' }],

  buyer: async ({ restaurants }, use) => {
    await use(await buyerOf(takeOne(restaurants).email))
  },

  toastsGo: [false, { option: true }],

  context: async ({ context, toastsGo }, use) => {
    if (!toastsGo) await letToastsStay(context)
    await use(context)
  },

  enter: async ({ context }, use) => {
    await use((email) => signIn(context, email))
  },

  tolerated: [null, { option: true }],

  quiet: [
    async ({ page, tolerated }, use) => {
      const errors = watch(page)
      await use(undefined)
      expect(errors.filter((error) => !tolerated?.test(error))).toEqual([])
    },
    { auto: true },
  ],
})

/** A request that was refused is told to the console by the browser itself; tests that care look at the page. */
const REFUSED = /^Failed to load resource/

/** Collects what a page throws and what it writes to the console as errors. */
export function watch(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !REFUSED.test(message.text())) errors.push(message.text())
  })
  return errors
}

/** Gives a browser the refresh cookie of a person, and its note that there is one; the next page it opens is signed in. */
export async function signIn(context: BrowserContext, email: string): Promise<void> {
  const response = await context.request.post('/api/token/auth', { data: { email, password: PASSWORD } })
  expect(response.status()).toBe(200)
  await context.addInitScript(() => {
    if (sessionStorage.getItem('e2e.entered')) return
    sessionStorage.setItem('e2e.entered', '1')
    localStorage.setItem('millesime.session', '1')
  })
}

/** A person who orders for itself, with what it can order. */
export async function buyerOf(email: string): Promise<Buyer> {
  const api = await Api.as(email)
  return { ...(await api.me()), api, products: await onePerSupplier(api) }
}

async function onePerSupplier(api: Api): Promise<Product[]> {
  const all = await api.products('available=true&itemsPerPage=200&order[name]=asc')
  const stocked = all.filter(
    ({ available, orderMultiple, unitsPerCarton }) => available > 120 && orderMultiple === unitsPerCarton,
  )
  return [...new Map(stocked.map((product) => [product.supplier.id, product])).values()]
}

/** A browser elsewhere, of the same size. */
export async function secondDevice(browser: Browser): Promise<BrowserContext> {
  const { locale, timezoneId, viewport } = test.info().project.use
  const context = await browser.newContext({
    baseURL: ORIGIN,
    locale: locale ?? 'fr-FR',
    timezoneId: timezoneId ?? '',
    viewport: viewport ?? null,
  })
  await letToastsStay(context)
  return context
}
