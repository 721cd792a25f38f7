import type { Locator, Page } from '@playwright/test'
import { Api, type Person, type Product } from './support/api'
import { fillCart, leastOf, placeOrder } from './support/carts'
import { countClicks } from './support/clicks'
import { houseOf, orderToValidate } from './support/orders'
import { takeOne } from './support/people'
import { makeSeller, makeWines } from './support/products'
import { settled } from './support/settled'
import { expect, test } from './support/test'

// What people do all day, and how many presses it may take at most: what is typed is not counted.

const own = (name: string) => `${name}-${test.info().project.name}-${test.info().retry}-${Date.now()}`

const dialogOf = (page: Page) => page.getByRole('dialog')

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) }).filter({ visible: true })

const menuLink = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name })

/** A first screen, and the presses from now on. */
async function begin(page: Page, path: string) {
  await page.goto(path)
  await settled(page)
  return countClicks(page)
}

test.describe('A buyer', () => {
  test('@daily asks for a quotation in six presses, the prices it wishes with it', async ({ page, buyer, enter }) => {
    const [product] = buyer.products
    if (!product) throw new Error('nothing is sold')
    await fillCart(buyer, [])
    await enter(buyer.email)
    const { clicks } = await begin(page, `/products/grid?search=${encodeURIComponent(product.name)}`)
    const card = page.getByRole('article').filter({ has: page.locator(`a[href="/products/${product.id}"]`) })
    await button(card, 'Un de plus').click()
    await menuLink(page, /^Devis/).click()
    await page.getByRole('link', { name: 'Demander un devis' }).first().click()
    // A carton says how many bottles it is.
    await expect(page.getByRole('main').getByText(`${leastOf(product)} bouteilles`)).toBeVisible()
    await page.getByRole('textbox', { name: /^Prix souhaité HT/ }).fill('5')
    await button(page, 'Envoyer ma demande').click()
    await expect(page.getByRole('heading', { level: 1, name: /^DEV-/ })).toBeVisible()
    expect(clicks()).toBeLessThanOrEqual(6)
  })

  test('@daily finds a past order by its wine in two, and orders one of its wines again in three', async ({
    page,
    buyer,
    enter,
  }) => {
    const [product] = buyer.products
    if (!product) throw new Error('nothing is sold')
    const [order = ''] = await placeOrder(buyer, [product])
    await enter(buyer.email)
    const { clicks, again } = await begin(page, '/')
    await menuLink(page, /^Commandes/).click()
    await page.getByRole('searchbox').fill(product.name)
    await page.locator(`[data-row-link][href="${order.replace('/api', '')}"]`).click()
    await expect(page.getByRole('heading', { level: 1, name: /^CMD-/ })).toBeVisible()
    expect(clicks()).toBeLessThanOrEqual(2)

    await page.goto(`/products/${product.id}`)
    await settled(page)
    again()
    await button(page, /^Recommander comme dans CMD-/)
      .first()
      .click()
    await dialogOf(page).getByRole('link', { name: 'Passer commande' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Acceptez et commandez' })).toBeVisible()
    expect(clicks()).toBeLessThanOrEqual(3)
  })

  test('@daily asks for a sample in three', async ({ page, buyer, enter }) => {
    const products = await buyer.api.products('available=true&itemsPerPage=200&order[name]=asc')
    const offered = async ({ id }: Product) =>
      (await buyer.api.get<{ allowed: boolean }>(`/sample_requests/allowance?product=${id}`)).allowed
    let product: Product | undefined
    for (const one of products) {
      if (one.available < 60 || !(await offered(one))) continue
      product = one
      break
    }
    if (!product) throw new Error('nothing to be tasted')
    await enter(buyer.email)
    const { clicks } = await begin(page, `/products/grid?search=${encodeURIComponent(product.name)}`)
    await page.locator(`article a[href="/products/${product.id}"]`).click()
    await button(page, 'Demander un échantillon').click()
    await button(dialogOf(page), 'Envoyer la demande').click()
    await expect(page.getByText('Votre demande attend la réponse du fournisseur.')).toBeVisible()
    expect(clicks()).toBeLessThanOrEqual(3)
  })
})

test.describe('A supplier', () => {
  test('@daily validates, prepares and ships in two parcels in seven', async ({ page, buyer, enter }) => {
    const house = await houseOf(buyer)
    const order = await orderToValidate(buyer, house)
    await enter(house.email)
    const { clicks } = await begin(page, `/orders/${order.id}`)
    await button(page, 'Valider la commande').click()
    await button(page, 'Commencer la préparation').click()
    await button(page, 'Expédier').click()
    const quantity = dialogOf(page).getByRole('listitem').getByRole('textbox').first()
    await quantity.fill('2')
    await quantity.press('Tab')
    await button(dialogOf(page), 'Expédier 2 bouteilles').click()
    await expect(page.getByText(/^Il reste \d+ bouteilles? à expédier/)).toBeVisible()
    await button(page, 'Expédier').click()
    await button(dialogOf(page), /^Expédier \d+ bouteilles?$/).click()
    await expect(page.getByText(/^EXP-\d{4}-\d{6}$/)).toHaveCount(2)
    expect(clicks()).toBeLessThanOrEqual(7)
  })

  test('@daily counts a line of the stock in two, and adds a lot with its e-label in three', async ({
    page,
    enter,
  }) => {
    const { person, api } = await makeSeller(own('gestes'))
    const [wine] = await makeWines(api, 1)
    await enter(person.email)
    const { clicks, again } = await begin(page, '/products/stock')
    await page.getByRole('textbox', { name: 'En stock : Vin 01' }).click()
    await page.keyboard.type('24')
    await page.keyboard.press('Enter')
    await button(page, 'Enregistrer la correction').click()
    await expect(page.getByText('La correction est enregistrée')).toBeVisible()
    expect(clicks()).toBeLessThanOrEqual(2)

    await page.goto(`/products/${wine?.id}/edit`)
    await settled(page)
    again()
    await button(page, 'Ajouter un lot').click()
    const dialog = dialogOf(page)
    await dialog.getByRole('textbox', { name: 'Numéro de lot' }).fill('L2026')
    await dialog.getByRole('textbox', { name: 'Ingrédients' }).fill('Raisins')
    const grams = ['Matières grasses', 'Acides gras saturés', 'Glucides', 'Sucres', 'Protéines', 'Sel']
    for (const value of ['Énergie (kJ)', 'Énergie (kcal)', ...grams])
      await dialog.getByRole('textbox', { name: value, exact: true }).fill('1')
    await button(dialog, 'Enregistrer le lot').click()
    await button(page, 'QR code du lot L2026').click()
    await expect(page.getByRole('img', { name: /^QR code de/ })).toBeVisible()
    expect(clicks()).toBeLessThanOrEqual(3)
  })
})

test('@daily an agent orders for a customer with a discount in eight', async ({ page, enter }) => {
  const agent = await Api.as('agent@millesime.test')
  const customer = takeOne(
    (await agent.people('/customers')).filter(
      ({ status, email, userGroup }) =>
        status === 'valid' && userGroup.code === 'restaurant' && email.endsWith('@exemple.test'),
    ),
  )
  const [product] = (await agent.products(`available=true&itemsPerPage=200&customer=${customer.id}`)).filter(
    ({ available, orderMultiple, unitsPerCarton, otherAgent }) =>
      !otherAgent && available > 120 && orderMultiple === unitsPerCarton,
  )
  if (!product) throw new Error('the agent sells nothing to this customer')
  await enter('agent@millesime.test')
  const { clicks } = await begin(page, `/customers/${customer.id}`)
  await button(page, 'Commander pour ce client').click()
  await page.getByRole('searchbox', { name: 'Vin, appellation, fournisseur' }).fill(product.name)
  const row = page.getByRole('row').filter({ has: page.locator(`a[href="/products/${product.id}"]`) })
  await button(row, 'Un de plus').click()
  await page.getByRole('region', { name: 'Votre commande' }).getByRole('link', { name: 'Commander' }).click()
  // Whoever delivered last time is chosen already, and then the delivery is passed over.
  const discount = page.getByRole('textbox', { name: /^Remise sur/ })
  const carrier = page.getByRole('radio').first()
  await expect(discount.or(carrier).first()).toBeVisible()
  if (await carrier.isVisible()) {
    await carrier.click()
    await button(page, /^Continuer/).click()
  }
  await discount.fill('1')
  await discount.press('Enter')
  await button(page, /^Continuer/).click()
  await page.getByRole('checkbox', { name: /conditions générales de vente/ }).click()
  await button(page, /^Valider/).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Commande passée' })).toBeVisible()
  expect(clicks()).toBeLessThanOrEqual(8)
})

test('@daily an administrator validates, blocks and acts for an account in three, and reads the journal in two', async ({
  page,
  enter,
}) => {
  const admin = await Api.as('superadmin@millesime.test')
  const somebody = async (status: string) => {
    const found = await admin.get<{ 'hydra:member': Person[] }>(
      `/users?status[]=${status}&userGroup[]=wine_merchant&itemsPerPage=100`,
    )
    return takeOne(found['hydra:member'].filter(({ email }) => email.endsWith('@exemple.test')))
  }
  const [waiting, active] = [await somebody('processing'), await somebody('valid')]
  const open = async ({ company }: Person) => {
    await page.getByRole('searchbox').fill(company)
    await page.getByRole('link', { name: company, exact: true }).click()
  }
  await enter('superadmin@millesime.test')
  const { clicks, again } = await begin(page, '/')
  const status = page.getByRole('region', { name: 'Statut du compte' })
  await menuLink(page, /^Utilisateurs/).click()
  await open(waiting)
  await button(status, 'Valider').click()
  await expect(status.getByText('Actif')).toBeVisible()
  expect(clicks(), 'validate').toBeLessThanOrEqual(3)

  await page.goto(`/users/${waiting.id}`)
  await settled(page)
  again()
  await button(page, 'Bloquer').click()
  await dialogOf(page).getByRole('textbox', { name: /Motif/ }).fill('Doublon')
  await button(dialogOf(page), 'Bloquer le compte').click()
  await expect(status.getByText('Bloqué')).toBeVisible()
  expect(clicks(), 'block').toBeLessThanOrEqual(3)

  again()
  await menuLink(page, /^Utilisateurs/).click()
  await button(page, 'Journal').click()
  await expect(page.getByRole('table', { name: 'Journal' })).toBeVisible()
  expect(clicks(), 'journal').toBeLessThanOrEqual(2)

  await page.goto('/')
  await settled(page)
  again()
  await menuLink(page, /^Utilisateurs/).click()
  await open(active)
  await button(page, 'Agir en tant que').click()
  await expect(page.getByRole('region', { name: 'Action au nom d’une autre personne' })).toBeVisible()
  expect(clicks(), 'act').toBeLessThanOrEqual(3)
})
