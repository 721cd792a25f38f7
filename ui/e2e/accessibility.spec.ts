import { violations } from './support/axe'
import { fillCheckout, placeOrder } from './support/carts'
import { settled } from './support/settled'
import { isSound } from './support/sizes'
import { expect, test } from './support/test'

const open: [name: string, email: string | null, path: string][] = [
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
  ['a product', 'restaurant@millesime.test', '/products/37'],
  ['orders', 'restaurant@millesime.test', '/orders'],
  ['orders of an agent', 'agent@millesime.test', '/orders'],
  ['the profile', 'restaurant@millesime.test', '/profile'],
  ['an empty cart', 'distributeur@millesime.test', '/cart/customer'],
  ['customers', 'fournisseur@millesime.test', '/customers'],
  ['an agent', 'fournisseur@millesime.test', '/agents/10'],
  ['an invitation', 'agent@millesime.test', '/suppliers/create'],
  ['a refused page', 'restaurant@millesime.test', '/products/list'],
]

test.describe('axe finds nothing, and nothing is wider than the screen, in', () => {
  for (const [name, email, path] of open) {
    test(`@sizes ${name}`, async ({ page, enter }) => {
      if (email) await enter(email)
      await page.goto(path)
      await expect(page).toHaveURL(path)
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
