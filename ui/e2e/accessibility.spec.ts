import { violations } from './support/axe'
import { fillCheckout, placeOrder } from './support/carts'
import {
  activePriceList,
  dispatchAt,
  draftPriceList,
  endedReceipt,
  lastLot,
  openCount,
  openReceipt,
  openRecovery,
  usedCode,
} from './support/records'
import { settled } from './support/settled'
import { isSound } from './support/sizes'
import { expect, test } from './support/test'

const open: [name: string, email: string | null, path: string | (() => Promise<string>)][] = [
  ['the sign-in', null, '/login'],
  ['an unknown page', null, '/nulle-part'],
  ['home of a buyer', 'restaurant@millesime.test', '/'],
  ['home of a supplier', 'fournisseur@millesime.test', '/'],
  ['home of an admin', 'admin@millesime.test', '/'],
  ['the grid', 'restaurant@millesime.test', '/products/grid'],
  ['the table', 'restaurant@millesime.test', '/products/grid?view=table'],
  ['nothing found', 'restaurant@millesime.test', '/products/grid?search=qqqwww'],
  ['the list of a supplier', 'fournisseur@millesime.test', '/products/list'],
  ['the grid of an individual', 'particulier@millesime.test', '/products/grid'],
  ['a shop to buy in', 'particulier@millesime.test', '/suppliers/7'],
  ['a wine of a shop', 'cse@millesime.test', '/products/2?store=true'],
  ['a shop to be dressed', 'fournisseur@millesime.test', '/store'],
  ['the wines of one’s own shop', 'fournisseur@millesime.test', '/store?section=products'],
  ['the notices of one’s own shop', 'fournisseur@millesime.test', '/store?section=legal'],
  ['a product', 'restaurant@millesime.test', '/products/37'],
  ['orders', 'restaurant@millesime.test', '/orders'],
  ['orders of an agent', 'agent@millesime.test', '/orders'],
  ['the profile', 'restaurant@millesime.test', '/profile'],
  ['an empty cart', 'distributeur@millesime.test', '/cart/customer'],
  ['customers', 'fournisseur@millesime.test', '/customers'],
  ['price lists', 'fournisseur@millesime.test', '/products/mercuriale'],
  ['price lists of a buyer', 'restaurant@millesime.test', '/products/mercuriale'],
  ['a price list to be written', 'fournisseur@millesime.test', '/products/mercuriale/create'],
  ['a price list', 'fournisseur@millesime.test', activePriceList],
  ['a price list to order from', 'restaurant@millesime.test', activePriceList],
  ['a price list to be changed', 'fournisseur@millesime.test', async () => `${await draftPriceList()}/edit`],
  ['stock counts', 'fournisseur@millesime.test', '/stock_counts'],
  ['a new stock count', 'fournisseur@millesime.test', '/stock_counts/create'],
  ['an agent', 'fournisseur@millesime.test', '/agents/10'],
  ['an invitation', 'agent@millesime.test', '/suppliers/create'],
  ['stock returns', 'fournisseur@millesime.test', '/stock_recoveries'],
  ['a stock return to be created', 'admin@millesime.test', '/stock_recoveries/create'],
  ['stock returns of somebody who has none', 'restaurant@millesime.test', '/stock_recoveries'],
  ['a stock return', 'fournisseur@millesime.test', openRecovery],
  ['a stock count', 'fournisseur@millesime.test', openCount],
  ['counting stock', 'fournisseur@millesime.test', async () => `${await openCount()}?count=1`],
  ['receipts', 'fournisseur@millesime.test', '/receipts'],
  ['a receipt to be created', 'fournisseur@millesime.test', '/receipts/create'],
  ['past receipts', 'admin@millesime.test', '/receipts/history'],
  ['a receipt', 'fournisseur@millesime.test', openReceipt],
  ['an ended receipt', 'fournisseur@millesime.test', endedReceipt],
  ['counting a receipt', 'fournisseur@millesime.test', async () => `${await openReceipt()}?count=1`],
  ['lots', 'fournisseur@millesime.test', '/stock_lots'],
  ['lots of everybody', 'admin@millesime.test', '/stock_lots'],
  ['a lot', 'fournisseur@millesime.test', lastLot],
  ['the letters of a lot', 'fournisseur@millesime.test', async () => `${await lastLot()}?paper=letters`],
  ['a departure of no order', 'fournisseur@millesime.test', '/orders/dispatch'],
  ['picking', 'fournisseur@millesime.test', () => dispatchAt('picking')],
  ['packing', 'fournisseur@millesime.test', () => dispatchAt('parcels')],
  ['labels of parcels', 'fournisseur@millesime.test', () => dispatchAt('labels')],
  ['delivery notes', 'fournisseur@millesime.test', () => dispatchAt('notes')],
  ['invoices', 'fournisseur@millesime.test', '/invoices'],
  ['an invoice to print', 'admin@millesime.test', '/invoices/1?paper=invoice'],
  ['agreement frames', 'admin@millesime.test', '/agreement-frames'],
  ['an agreement frame to be made', 'admin@millesime.test', '/agreement-frames/create'],
  ['an agreement frame', 'admin@millesime.test', '/agreement-frames/1/edit'],
  ['delivery charges', 'fournisseur@millesime.test', '/parameters'],
  ['promo codes', 'admin@millesime.test', '/promo-codes'],
  ['a promo code to be made', 'admin@millesime.test', '/promo-codes/create'],
  ['a promo code', 'admin@millesime.test', usedCode],
  ['a promo code that has served, to be changed', 'admin@millesime.test', async () => `${await usedCode()}/edit`],
  ['a refused page', 'restaurant@millesime.test', '/products/list'],
]

/** Six of them show every day that axe looks, and at what most people see. */
const everyDay = new Set([
  'the sign-in',
  'home of a buyer',
  'the grid',
  'a product',
  'orders',
  'the list of a supplier',
])

test.describe('axe finds nothing, and nothing is wider than the screen, in', () => {
  for (const [name, email, path] of open) {
    test(`${everyDay.has(name) ? '@daily ' : ''}@sizes ${name}`, async ({ page, enter }) => {
      if (email) await enter(email)
      const address = typeof path === 'string' ? path : await path()
      await page.goto(address)
      await expect(page).toHaveURL(address)
      await settled(page)
      await isSound(page, name)
    })
  }

  test('@sizes the steps of the cart, its drawer and its terms', async ({ page, buyer, enter }) => {
    test.slow()
    await fillCheckout(buyer, buyer.products.slice(0, 3))
    await enter(buyer.email)
    for (const step of ['customer', 'carrier', 'summary', 'validation']) {
      await page.goto(`/cart/${step}`)
      await expect(page).toHaveURL(`/cart/${step}`)
      await settled(page)
      await isSound(page, step)
    }
    await page
      .getByRole('button', { name: /^Lire les conditions/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await isSound(page, 'terms')
    await page.keyboard.press('Escape')
    await page.goto('/products/grid')
    await expect(page).toHaveURL('/products/grid')
    await settled(page)
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Panier/ })
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await isSound(page, 'drawer')
  })

  test('@sizes an order', async ({ page, buyer, enter }) => {
    const [iri = ''] = await placeOrder(buyer, buyer.products.slice(2, 3))
    await enter(buyer.email)
    await page.goto(iri.replace('/api', ''))
    await expect(page).toHaveURL(iri.replace('/api', ''))
    await settled(page)
    await isSound(page, 'an order')
  })

  test('@sizes toasts', async ({ page, buyer, enter }) => {
    await enter(buyer.email)
    await page.goto(`/products/${buyer.products[0]?.id}`)
    await expect(page).toHaveURL(`/products/${buyer.products[0]?.id}`)
    await settled(page)
    await page.getByRole('button', { name: 'Ajouter au panier' }).filter({ visible: true }).click()
    await expect(page.getByText('Le produit a été ajouté au panier')).toBeVisible()
    // A toast goes by itself: one look, at the project's own size.
    expect(await violations(page)).toEqual([])
  })
})
