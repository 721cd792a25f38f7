import { Api, type Product } from './support/api'
import { fillCart } from './support/carts'
import { accounts } from './support/people'
import { buyerOf, expect, secondDevice, signIn, test } from './support/test'
import { Walk } from './support/walk'

// As people see it, movement included.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Each size plays another buyer: a cart belongs to its person. */
const buyers = { desktop: accounts[0], tablet: accounts[1], mobile: accounts[3] }

const houses = ['Maison Verdelune', 'Les Vins de Quintefeuille', 'Château Cantelaude']

/** A product of a house that is there, and that goes by the full carton. */
const isByCarton = (house: string) => (product: Product) =>
  product.supplier.company === house && product.available > 60 && product.orderMultiple === product.unitsPerCarton

test('@daily @phone @tablet twelve clicks order from three suppliers, each of which sees its order', async ({
  page,
  browser,
}, { project }) => {
  const account = buyers[project.name as keyof typeof buyers]
  const api = await Api.as(account.email)
  // Other tests use these accounts too.
  await fillCart(await buyerOf(account.email), [])
  const found = await api.products('search=cremant')
  const products = houses.map((house) => found.find(isByCarton(house)))
  const before = new Set((await api.orders('itemsPerPage=1&order[createdAt]=desc')).map(({ id }) => id))

  const walk = await Walk.with(page)
  await page.goto('/login')
  await walk.click(
    page.getByRole('button', { name: account.chip, exact: true }),
    page.getByRole('heading', { level: 1, name: `Bonjour ${account.name.split(' ')[0]}` }),
  )

  await page.keyboard.press('/')
  await expect(page.locator('input:focus')).toBeVisible()
  await page.keyboard.type('cremant')
  await walk.press('Enter', page.getByText(/^\d+ produits?$/).first())

  for (const product of products) {
    const card = page.getByRole('article').filter({ has: page.locator(`a[href="/products/${product?.id}"]`) })
    const quantity = card.getByRole('group', { name: /^Quantité/ })
    await walk.click(quantity.getByRole('button', { name: 'Un de plus' }), quantity.and(page.locator('[data-filled]')))
  }

  const steps = page.getByRole('navigation', { name: 'Étapes de la commande' })
  const current = (name: string) => steps.locator('[aria-current=step]').filter({ hasText: name })
  const next = (name: RegExp) => page.getByRole('button', { name }).filter({ visible: true })

  // The toast leads to the furthest step, beyond the delivery where it is known from last time; the customer's, which is
  // settled for a buyer, is looked at all the same.
  await walk.click(
    page.getByRole('link', { name: 'Voir le panier' }),
    current('Livraison').or(current('Récapitulatif')),
  )
  await walk.click(steps.getByRole('link', { name: 'Client' }), current('Client'))
  await walk.click(next(/^Continuer/), current('Livraison'))
  await walk.click(page.getByRole('radio').first(), page.getByRole('radio', { checked: true }))
  await walk.click(next(/^Continuer/), current('Récapitulatif'))
  for (const house of houses)
    await expect(page.getByRole('main').getByRole('heading', { name: house }).first()).toBeVisible()
  await walk.click(next(/^Continuer/), current('Validation'))
  await walk.click(
    page.getByRole('checkbox', { name: /conditions générales de vente/ }),
    next(/^Valider/).and(page.locator(':enabled')),
  )
  await walk.click(next(/^Valider/), page.getByRole('heading', { level: 1, name: '3 commandes passées' }))

  expect(walk.clicks).toBeLessThanOrEqual(12)
  const orders = (await api.orders('itemsPerPage=3&order[createdAt]=desc')).filter(({ id }) => !before.has(id))
  expect(orders.map(({ supplier }) => supplier.company).sort()).toEqual([...houses].sort())
  expect((await api.cart()).totalUnitProduct).toBe(0)

  const suppliers = await (await Api.as('admin@millesime.test')).people('/suppliers')
  for (const order of orders) {
    const supplier = suppliers.find(({ id }) => id === order.supplier.id)
    const context = await secondDevice(browser)
    await signIn(context, supplier?.email ?? '')
    const theirs = await context.newPage()
    await theirs.goto('/orders')
    await expect(theirs.getByRole('link', { name: order.number })).toBeVisible()
    await context.close()
  }
})
