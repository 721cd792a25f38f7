import type { Page } from '@playwright/test'
import { Api, type Product } from './support/api'
import { violations } from './support/axe'
import { fillCheckout, leastOf } from './support/carts'
import { acceptAndOrder } from './support/checkout'
import { dayIn } from './support/days'
import { button } from './support/network'
import { connect, makePerson, SUPPLIER } from './support/parties'
import { makeSeller } from './support/products'
import { expect, secondDevice, signIn, test } from './support/test'

const ADMIN = 'admin@millesime.test'

interface Placed {
  items: { trace: { document: string }[] }[]
}

/** The first day of every frame and grid of the story: long begun. */
const BEGUN = dayIn(-300)

/** Two houses and three buyers of a story's own; the restaurant buys of the first house. */
async function company(own: string) {
  const house = await Api.as(SUPPLIER.email)
  const [seller, table, cellar, council] = await Promise.all([
    makeSeller(own),
    makePerson('restaurant', `table-${own}@exemple.fr`, `Table ${own}`),
    makePerson('wine_merchant', `caviste-${own}@exemple.fr`, `Caviste ${own}`),
    makePerson('cse', `cse-${own}@exemple.fr`, `CSE ${own}`),
  ])
  await connect(house, table, { outstandingValue: 5000 })
  const { id } = await house.me()
  const sold = await table.api.products(`available=true&itemsPerPage=50&supplier[]=${id}`)
  const wine = sold.find((one) => one.available > 120 && one.orderMultiple === one.unitsPerCarton)
  if (!wine) throw new Error('the house sells nothing')
  return { seller, table, others: [cellar, council], wine: wine as Product & { priceTaxExcl: number } }
}

/** Chooses a company in a field that searches. */
async function choose(page: Page, field: RegExp, name: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(name)
  await page.getByRole('option', { name, exact: true }).click()
}

test('@daily an admin makes a frame of two suppliers and three buyers, which moves the gauge of a restaurant and prices its order (R-1.017, R-2.017)', async ({
  page,
  browser,
  enter,
}) => {
  test.slow()
  const own = `cadre-${test.info().retry}-${Date.now()}`
  const { seller, table, others, wine } = await company(own)
  const carton = leastOf(wine) * wine.priceTaxExcl
  const office = await secondDevice(browser)
  await signIn(office, ADMIN)
  const desk = await office.newPage()
  await desk.goto('/agreement-frames/create')
  await desk.getByRole('textbox', { name: /^Nom/ }).fill(`Cadre ${own}`)
  await desk.getByRole('textbox', { name: /^À partir de/ }).fill(String(Math.ceil(carton * 1.5)))
  await desk.getByRole('textbox', { name: /^Remise/ }).fill('5')
  await choose(desk, /^Fournisseurs/, SUPPLIER.company)
  await choose(desk, /^Fournisseurs/, seller.person.company)
  for (const { company: name } of [table, ...others]) await choose(desk, /^Acheteurs/, name)
  await desk.keyboard.press('Escape')
  await desk.getByRole('button', { name: 'Créer l’accord-cadre' }).click()
  await expect(desk).toHaveURL('/agreement-frames')
  await expect(desk.getByRole('link', { name: `Cadre ${own}` })).toBeVisible()
  await office.close()

  // A carton does not reach the tier; two do.
  await fillCheckout({ ...table, products: [wine] }, [wine])
  await enter(table.email)
  await page.goto('/profile')
  const gauge = page.getByRole('region', { name: new RegExp(`Cadre ${own}`) })
  await expect(gauge).toContainText(`Ce panier chez ${SUPPLIER.company}`)
  await expect(gauge.getByRole('progressbar', { name: `Ce panier chez ${SUPPLIER.company}` })).toBeVisible()
  await expect(gauge).toContainText(/pour 5\s%/)
  expect(await violations(page)).toEqual([])
  await page.goto('/cart/summary')
  const amount = page
    .getByRole('main')
    .getByRole('group', { name: /^Quantité/ })
    .first()
  await amount.getByRole('button', { name: 'Un de plus' }).click()
  await page
    .getByRole('main')
    .getByRole('button', { name: `Pourquoi ce prix ? ${wine.name}` })
    .first()
    .click()
  const why = page.getByRole('dialog', { name: 'Pourquoi ce prix ?' })
  await expect(why).toContainText(`Cadre ${own}`)
  await page.keyboard.press('Escape')
  await page.goto('/profile')
  await expect(gauge).toContainText(`Ce panier chez ${SUPPLIER.company}`)
  await expect(gauge.getByRole('progressbar', { name: `Ce panier chez ${SUPPLIER.company}` })).toHaveCount(0)

  await page.goto('/cart/summary')
  await button(page, /^Continuer/).click()
  await acceptAndOrder(page)
  const [order] = await table.api.orders('itemsPerPage=1&order[createdAt]=desc')
  const { items } = await table.api.get<Placed>(`/orders/${order?.id}`)
  expect(items[0]?.trace.map(({ document }) => document)).toContain(`Cadre ${own}`)
})

test('@daily a supplier changes its grid of carriage, sees the effect before it is kept, and finds it after a reload (R-1.026, R-2.032)', async ({
  page,
  enter,
}) => {
  const { person, api } = await makeSeller(`port-${test.info().retry}-${Date.now()}`)
  await api.post('/shipping_fees', {
    warehouse: 'supplier',
    basis: 'units',
    startsOn: BEGUN,
    steps: [{ upTo: 24, priceTaxExcl: 10 }],
  })
  await enter(person.email)
  await page.goto('/parameters')
  const grid = page.getByRole('listitem').filter({ hasText: 'Tous les transporteurs, toute la France' }).first()
  await expect(grid).toContainText(/10,00\s€ jusqu’à 24 bouteilles/)
  await grid.getByRole('button', { name: /^Modifier/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Modifier la grille' })
  const effect = dialog.getByRole('status', { name: 'Simuler un port' })
  await expect(effect).toContainText(/10,00\s€/)
  await dialog.getByRole('textbox', { name: /^Prix HT/ }).fill('14,50')
  await expect(effect).toContainText(/14,50\s€/)
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(grid).toContainText(/14,50\s€ jusqu’à 24 bouteilles/)
})
