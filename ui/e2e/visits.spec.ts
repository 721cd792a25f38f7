import { print } from '../bench/print'
import { staticWeights } from '../weight/chunks.ts'
import { exceptions, limits } from '../weight/limits.ts'
import { Api } from './support/api'
import { fillCheckout } from './support/carts'
import { routes } from './support/routes'
import { buyerOf, expect, secondDevice, signIn, test } from './support/test'
import { visit } from './support/visit'

/** Who opens each route, and an address of it: people who may, with demo data behind it. */
type Visits = Record<string, string | (() => Promise<string>)>

const orderOf = async (email: string, query: string) => {
  const [order] = await (await Api.as(email)).orders(`${query}&itemsPerPage=1`)
  return `/orders/${order?.id}`
}

const guest: Visits = {
  '/login': '/login',
  '/register': '/register',
  '/forgot-password': '/forgot-password',
  '/forgot-password/$token': '/forgot-password/used',
}

const people: Record<string, Visits> = {
  'restaurant@millesime.test': {
    '/': '/',
    '/products': '/products',
    '/products/grid': '/products/grid',
    '/products/$productId': '/products/37',
    '/cart': '/cart',
    '/cart/customer': '/cart/customer',
    '/cart/carrier': '/cart/carrier',
    '/cart/summary': '/cart/summary',
    '/cart/validation': '/cart/validation',
    '/profile': '/profile',
    '/profile/edit': '/profile/edit',
  },
  'fournisseur@millesime.test': {
    '/agents': '/agents',
    '/agents/create': '/agents/create',
    '/agents/$personId': '/agents/10',
    '/agents/$personId/edit': '/agents/10/edit',
    '/customers': '/customers',
    '/customers/create': '/customers/create',
    '/customers/$personId': '/customers/3',
    '/customers/$personId/edit': '/customers/3/edit',
    '/network': '/network',
    '/orders': '/orders',
    '/orders/$orderId': () => orderOf('fournisseur@millesime.test', 'status[]=partially_shipped'),
    '/orders/sample-requests': '/orders/sample-requests',
    '/products/list': '/products/list',
    '/products/create': '/products/create',
    '/products/import': '/products/import',
    '/products/stock': '/products/stock',
    '/products/$productId/edit': '/products/52/edit',
    '/products/$productId/stock': '/products/52/stock',
    '/quotations': '/quotations',
    '/quotations/$quotationId': async () => {
      const supplier = await Api.as('fournisseur@millesime.test')
      const { 'hydra:member': found } = await supplier.get<{ 'hydra:member': { id: number }[] }>(
        '/quotations?itemsPerPage=1',
      )
      return `/quotations/${found[0]?.id}`
    },
  },
  'agent@millesime.test': {
    '/suppliers': '/suppliers',
    '/suppliers/create': '/suppliers/create',
    '/suppliers/$personId': '/suppliers/7',
    '/suppliers/$personId/edit': '/suppliers/7/edit',
  },
  'admin@millesime.test': {
    '/users': '/users',
    '/users/create': '/users/create',
    '/users/$personId': '/users/3',
    '/users/$personId/edit': '/users/3/edit',
  },
}

/** What is held against a limit, in the table's order. */
const limited = ['screen', 'visit', 'requests', 'css', 'fonts'] as const

const head = ['route', ...limited.map((name) => `${name} ≤ ${limits[name]}`), 'visit in brotli']

test('every route and its visit stay within their limits', async ({ browser }) => {
  // Forty-four pages, one after the other.
  test.setTimeout(1_200_000)
  const buyer = await buyerOf('restaurant@millesime.test')
  await fillCheckout(buyer, buyer.products.slice(0, 3))
  const { screens } = staticWeights()
  const visited: string[] = []
  const rows: string[][] = []
  const over: string[] = []

  for (const [email, visits] of [['', guest] as const, ...Object.entries(people)]) {
    const context = await secondDevice(browser)
    if (email) await signIn(context, email)
    for (const [route, address] of Object.entries(visits)) {
      const page = await context.newPage()
      const found = await visit(page, typeof address === 'string' ? address : await address())
      // Routes that only lead on have no code of their own.
      const weights = { ...found, screen: screens.get(route) ?? 0 }
      const most = { ...limits, ...exceptions[route] }
      const excess = limited.filter((name) => weights[name] > most[name])
      visited.push(route)
      over.push(...excess.map((name) => `${route}: ${name} ${weights[name].toFixed(1)}`))
      rows.push([route, ...[...limited, 'brotli' as const].map((name) => String(Number(weights[name].toFixed(1))))])
      await page.close()
    }
    await context.close()
  }
  print('What visits fetch: kilobytes after gzip, and requests', head, rows)
  expect.soft(visited.toSorted()).toEqual(routes().toSorted())
  expect(over).toEqual([])
})
