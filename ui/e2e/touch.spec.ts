import { fillCart } from './support/carts'
import {
  activePriceList,
  dispatchAt,
  draftPriceList,
  lastLot,
  openCount,
  openReceipt,
  openRecovery,
  usedCode,
} from './support/records'
import { settled } from './support/settled'
import { expect, test } from './support/test'
import { tooSmall } from './support/touch'

/** Below the width of a desktop, everything that is pressed is as large as a finger. */
const pages: [email: string, paths: (string | (() => Promise<string>))[]][] = [
  [
    '',
    [
      '/products/grid',
      '/products/grid?view=table',
      '/products/37',
      '/orders',
      '/cart/customer',
      '/cart/summary',
      '/profile',
      '/',
    ],
  ],
  [
    'fournisseur@millesime.test',
    [
      '/products/list',
      '/products/stock',
      '/stock_recoveries',
      '/stock_counts',
      '/stock_counts/create',
      '/customers',
      '/quotations',
      '/network',
      '/products/mercuriale',
      '/products/mercuriale/create',
      activePriceList,
      async () => `${await draftPriceList()}/edit`,
    ],
  ],
  [
    'fournisseur@millesime.test',
    [
      '/receipts',
      '/receipts/create',
      openReceipt,
      async () => `${await openReceipt()}?count=1`,
      openCount,
      async () => `${await openCount()}?count=1`,
      openRecovery,
      '/stock_lots',
      lastLot,
      () => dispatchAt('picking'),
      () => dispatchAt('parcels'),
    ],
  ],
  ['admin@millesime.test', ['/stock_lots', '/receipts', '/receipts/history']],
  [
    'admin@millesime.test',
    [
      '/invoices',
      '/invoices/1',
      '/agreement-frames',
      '/agreement-frames/create',
      '/parameters',
      '/promo-codes',
      '/promo-codes/create',
      usedCode,
      async () => `${await usedCode()}/edit`,
    ],
  ],
]

for (const [at, [email, paths]] of pages.entries()) {
  test(`a finger hits everything on the pages of ${email || 'a buyer'} (${at + 1})`, async ({ page, buyer, enter }) => {
    test.slow()
    if (!email) await fillCart(buyer, buyer.products.slice(0, 2))
    await enter(email || buyer.email)
    for (const one of paths) {
      const path = typeof one === 'string' ? one : await one()
      await page.goto(path)
      await settled(page)
      for (const width of [1024, 390]) {
        await page.setViewportSize({ width, height: 800 })
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
        expect.soft(await tooSmall(page), `${path} at ${width} px`).toEqual([])
      }
    }
  })
}
