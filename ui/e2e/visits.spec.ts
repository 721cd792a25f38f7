import { print } from '../bench/print'
import { staticWeights } from '../weight/chunks.ts'
import { exceptions, limits } from '../weight/limits.ts'
import { fillCheckout } from './support/carts'
import {
  dispatchAt,
  draftPriceList,
  lastLot,
  openAccount,
  openCount,
  openReceipt,
  openRecovery,
  recordOf,
  usedCode,
} from './support/records'
import { routes } from './support/routes'
import { buyerOf, expect, secondDevice, signIn, test } from './support/test'
import { visit } from './support/visit'

/** The address of each route: of people who may open it, with demo data behind it. */
type Visits = Record<string, string | (() => Promise<string>)>

const supplier = 'fournisseur@millesime.test'
const restaurant = 'restaurant@millesime.test'

/** The screen of a record of Taste & Buy, by its place in the API. */
const underTaste = (record: string) => `/taste-and-buy${record.replace('/taste_and_buy', '')}`

/** Rounds are run side by side: who is on one, and what is opened. */
const rounds: Record<string, { email?: string; visits: Visits }> = {
  'a guest': {
    visits: {
      '/login': '/login',
      '/register': '/register',
      '/forgot-password': '/forgot-password',
      '/forgot-password/$token': '/forgot-password/used',
    },
  },
  'a restaurant': {
    email: restaurant,
    visits: {
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
      // new screen: restaurant
    },
  },
  'a restaurant in its dining room': {
    email: restaurant,
    visits: {
      '/taste-and-buy': '/taste-and-buy',
      '/taste-and-buy/orders': '/taste-and-buy/orders',
      '/taste-and-buy/orders/create': '/taste-and-buy/orders/create',
      '/taste-and-buy/orders/$requestId': async () =>
        underTaste(await recordOf('taste_and_buy/orders', '', restaurant)),
      '/taste-and-buy/waiters': '/taste-and-buy/waiters',
      '/taste-and-buy/waiters/create': '/taste-and-buy/waiters/create',
      '/taste-and-buy/waiters/$waiterId': async () => underTaste(await recordOf('waiters', '', restaurant)),
    },
  },
  'a supplier among its partners': {
    email: supplier,
    visits: {
      '/agents': '/agents',
      '/agents/create': '/agents/create',
      '/agents/$personId': '/agents/10',
      '/agents/$personId/edit': '/agents/10/edit',
      '/customers': '/customers',
      '/customers/create': '/customers/create',
      '/customers/$personId': '/customers/3',
      '/customers/$personId/edit': '/customers/3/edit',
      '/network': '/network',
    },
  },
  'a supplier at its orders': {
    email: supplier,
    visits: {
      '/orders': '/orders',
      // With a parcel that left, when there is one: the heaviest.
      '/orders/$orderId': () => recordOf('orders', 'status[]=partially_shipped&status[]=shipped&status[]=closed'),
      '/orders/dispatch': () => dispatchAt('parcels'),
      '/orders/sample-requests': '/orders/sample-requests',
      '/quotations': '/quotations',
      '/quotations/ask': '/quotations/ask',
      // One that waits for an answer: its form makes it the heaviest.
      '/quotations/$quotationId': () => recordOf('quotations', 'status[]=quotation&awaiting=seller'),
    },
  },
  'a supplier at its money': {
    email: supplier,
    visits: {
      '/accounts': '/accounts',
      '/accounts/$relationId': openAccount,
      '/documents': '/documents',
      '/payments': '/payments',
      '/payments/$paymentId': () => recordOf('payments'),
      '/payments/create': '/payments/create',
    },
  },
  'a supplier at its products': {
    email: supplier,
    visits: {
      '/products/list': '/products/list',
      '/products/create': '/products/create',
      '/products/import': '/products/import',
      '/products/stock': '/products/stock',
      '/products/$productId/edit': '/products/52/edit',
      '/products/$productId/stock': '/products/52/stock',
      '/products/mercuriale': '/products/mercuriale',
      '/products/mercuriale/create': '/products/mercuriale/create',
      '/products/mercuriale/$listId': draftPriceList,
      '/products/mercuriale/$listId/edit': async () => `${await draftPriceList()}/edit`,
      '/store': '/store',
      // new screen: supplier
    },
  },
  'a supplier in its warehouse': {
    email: supplier,
    visits: {
      '/receipts': '/receipts',
      '/receipts/create': '/receipts/create',
      '/receipts/history': '/receipts/history',
      // Counting fetches more than reading does.
      '/receipts/$receiptId': async () => `${await openReceipt()}?count=1`,
      '/stock_recoveries': '/stock_recoveries',
      '/stock_recoveries/create': '/stock_recoveries/create',
      '/stock_recoveries/$recoveryId': openRecovery,
      '/stock_lots': '/stock_lots',
      '/stock_lots/$lotId': lastLot,
      '/stock_counts': '/stock_counts',
      '/stock_counts/create': '/stock_counts/create',
      '/stock_counts/$countId': async () => `${await openCount()}?count=1`,
    },
  },
  'an agent': {
    email: 'agent@millesime.test',
    visits: {
      '/suppliers': '/suppliers',
      '/suppliers/create': '/suppliers/create',
      '/suppliers/$personId': '/suppliers/7',
      '/suppliers/$personId/edit': '/suppliers/7/edit',
    },
  },
  'an administrator': {
    email: 'admin@millesime.test',
    visits: {
      '/users': '/users',
      '/users/create': '/users/create',
      '/users/$personId': '/users/3',
      '/users/$personId/edit': '/users/3/edit',
      '/promo-codes': '/promo-codes',
      '/promo-codes/create': '/promo-codes/create',
      '/promo-codes/$codeId': usedCode,
      '/promo-codes/$codeId/edit': async () => `${await usedCode()}/edit`,
      '/invoices': '/invoices',
      '/invoices/$invoiceId': '/invoices/1',
      '/parameters': '/parameters',
      '/agreement-frames': '/agreement-frames',
      '/agreement-frames/create': '/agreement-frames/create',
      '/agreement-frames/$frameId/edit': '/agreement-frames/1/edit',
      // new screen: admin
    },
  },
}

/** What is held against a limit, in the table's order. */
const limited = ['screen', 'visit', 'requests', 'css', 'fonts'] as const

const head = ['route', ...limited.map((name) => `${name} ≤ ${limits[name]}`), 'visit in brotli']

test('every route is visited, once', () => {
  const visited = Object.values(rounds).flatMap(({ visits }) => Object.keys(visits))
  expect(visited.toSorted()).toEqual(routes().toSorted())
})

for (const [round, { email, visits }] of Object.entries(rounds)) {
  test(`what ${round} visits stays within the limits`, async ({ browser }) => {
    // Pages one after the other, each until nothing more is fetched.
    test.setTimeout(600_000)
    if ('/cart/carrier' in visits) {
      const buyer = await buyerOf(restaurant)
      await fillCheckout(buyer, buyer.products.slice(0, 3))
    }
    const { screens } = staticWeights()
    const rows: string[][] = []
    const over: string[] = []
    const context = await secondDevice(browser)
    if (email) await signIn(context, email)
    for (const [route, address] of Object.entries(visits)) {
      const page = await context.newPage()
      const found = await visit(page, typeof address === 'string' ? address : await address())
      // Routes that only lead on have no code of their own.
      const weights = { ...found, screen: screens.get(route) ?? 0 }
      const most = { ...limits, ...exceptions[route] }
      const excess = limited.filter((name) => weights[name] > most[name])
      over.push(...excess.map((name) => `${route}: ${name} ${weights[name].toFixed(1)}`))
      rows.push([route, ...[...limited, 'brotli' as const].map((name) => String(Number(weights[name].toFixed(1))))])
      await page.close()
    }
    await context.close()
    print(`What ${round} fetches: kilobytes after gzip, and requests`, head, rows)
    expect(over).toEqual([])
  })
}
