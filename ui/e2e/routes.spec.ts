import type { GroupCode } from '../src/api/types'
import { addressOf, decisions, outcomeOf } from '../src/testing/route-decisions'
import { Api } from './support/api'
import { isFull } from './support/full'
import { accounts } from './support/people'
import { routes } from './support/routes'
import { settled } from './support/settled'
import { expect, test } from './support/test'

const REFUSED = "Vous n'avez pas l'autorisation d'accéder à cette page"
const MISSING = 'Page Not Found'

const groupOf: Record<string, GroupCode> = {
  CHR: 'restaurant',
  Caviste: 'wine_merchant',
  GMS: 'hypermarket',
  CSE: 'cse',
  Fournisseur: 'supplier',
  'Agent commercial': 'commercial_agent',
  Distributeur: 'negociant',
  Particulier: 'customer',
  Admin: 'admin',
  'Super Admin': 'superadmin',
}

/** What the product's routes show of specification 6: those of promo codes, the store and wine lists are not there. */
const shown = 'R-6.001, R-6.002, R-6.004 to R-6.014, R-6.018 to R-6.020, R-6.023, R-6.025 to R-6.028, R-6.031, R-6.034'

const named = new Set(accounts.map(({ chip }) => groupOf[chip] ?? 'restaurant'))

/**
 * The routes that a group is judged by. Each route is opened by one group that may and one that may not, by turns; the
 * guards are judged for every group by src/routes.test.ts, and for every group here in the whole run.
 */
function routesFor(group: GroupCode): string[] {
  return routes().filter((route, at) => {
    if (isFull) return true
    const outcome = outcomeOf(decisions[route] ?? [], group)
    const alike = [...named].filter((other) => outcomeOf(decisions[route] ?? [], other) === outcome)
    return alike[at % alike.length] === group
  })
}

/** Where the API lists what a route names a record of. */
const lists: Record<string, string> = {
  orders: '/orders',
  quotations: '/quotations',
  receipts: '/receipts',
  stock_recoveries: '/stock_recoveries',
  stock_counts: '/stock_counts',
  stock_lots: '/stock_lots',
  products: '/products',
  agents: '/commercial_agents',
  customers: '/customers',
  suppliers: '/suppliers',
  users: '/customers',
  'promo-codes': '/promo_codes',
  'agreement-frames': '/agreement_frames',
  invoices: '/invoices',
}

interface Records {
  'hydra:member': { id: number }[]
}

/** The address of a route, with a record that the person sees where it names one; else of one that may be out of sight. */
async function visit(api: Api, route: string): Promise<{ address: string; isInSight: boolean }> {
  const list = route.startsWith('/products/mercuriale') ? '/price_lists' : lists[route.split('/')[1] ?? '']
  if (!route.includes('$') || !list) return { address: addressOf(route), isInSight: true }
  // A list that the person may not read has none in sight.
  const [record] = await api
    .get<Records>(`${list}?itemsPerPage=1`)
    .then((found) => found['hydra:member'])
    .catch((error: unknown) => {
      if (/: 403 /.test(String(error))) return []
      throw error
    })
  return { address: addressOf(route, String(record?.id ?? 5)), isInSight: record !== undefined }
}

for (const { chip, email } of accounts) {
  test(`every route opens or is refused for ${chip}, as decided (${shown})`, async ({ page, enter }) => {
    test.slow()
    const group = groupOf[chip] ?? 'restaurant'
    await enter(email)
    const api = await Api.as(email)
    for (const route of routesFor(group)) {
      const outcome = outcomeOf(decisions[route] ?? [], group)
      const { address, isInSight } = await visit(api, route)
      await page.goto(address, { waitUntil: 'commit' })
      const title = page.getByRole('heading', { level: 1 })
      await expect(title.first(), address).toBeVisible()
      if (outcome === 'refused') await expect.soft(title, address).toHaveText(REFUSED)
      else {
        await settled(page)
        await expect.soft(title.first(), address).not.toHaveText(REFUSED)
        // What is out of the person's sight is not there; everything else is.
        const failures = isInSight ? [MISSING, 'Internal Server Error'] : ['Internal Server Error']
        expect.soft(failures, address).not.toContain(await title.first().textContent())
      }
      if (outcome === 'home') await expect.soft(page, address).toHaveURL('/')
    }
  })
}

test('every route sends a guest to the sign-in and names where from (R-2.006)', async ({ page }) => {
  test.slow()
  // Every other route in English; the whole run takes each in both languages.
  for (const [at, prefix] of ['', '/en'].entries()) {
    for (const route of routes().filter((_, index) => isFull || index % 2 === at)) {
      const outcome = outcomeOf(decisions[route] ?? [], null)
      const address = `${prefix}${addressOf(route)}`.replace(/^\/en\/$/, '/en')
      await page.goto(address, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible()
      if (outcome === 'login') await expect.soft(page, address).toHaveURL(new RegExp(`^[^?]*${prefix}/login(\\?|$)`))
    }
  }
})

test('no other spelling of an address opens what is refused', async ({ page, enter }) => {
  await enter('restaurant@millesime.test')
  for (const spelling of [
    '/Users',
    '/USERS/create',
    '/Agents',
    '/Products/Create',
    '/users//',
    '/%75sers',
    '/ORDERS',
  ]) {
    await page.goto(spelling)
    await expect
      .soft(page.getByRole('heading', { level: 1 }), spelling)
      .toHaveText(new RegExp(`^(${REFUSED}|${MISSING})$`))
  }
})
