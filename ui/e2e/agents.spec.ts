import type { Page } from '@playwright/test'
import { Api, type Product } from './support/api'
import { violations } from './support/axe'
import { acceptAndOrder, addToCart, toSummary } from './support/checkout'
import { invitationLink, orderMail } from './support/mails'
import { accept, button, invite, newcomer, openTerms, register, validate } from './support/network'
import { settled } from './support/settled'
import { expect, test } from './support/test'

const SUPPLIER = { email: 'fournisseur@millesime.test', company: 'Maison Verdelune' }

/** Euros that the restaurant may owe. */
const ENCOURS = 600

type Priced = Product & { listPriceTaxExcl: number }

/** Something of the supplier that goes by cheap cartons, of which there is plenty. */
async function someProduct(): Promise<Priced> {
  const products = await (await Api.as(SUPPLIER.email)).products('available=true&itemsPerPage=200&order[name]=asc')
  const found = (products as Priced[]).find(
    ({ available, orderMultiple, unitsPerCarton, minQuantity, listPriceTaxExcl }) =>
      available > 900 &&
      orderMultiple === unitsPerCarton &&
      minQuantity <= orderMultiple &&
      orderMultiple * listPriceTaxExcl < 100,
  )
  if (!found) throw new Error('the supplier sells nothing by the carton')
  return found
}

/** Opens the explanation of the first price in sight. */
async function explainPrice(page: Page) {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Pourquoi ce prix/ })
    .filter({ visible: true })
    .first()
    .click()
  return page.getByRole('dialog', { name: 'Pourquoi ce prix ?' })
}

const notice = (page: Page) => page.getByRole('main').getByRole('status').or(page.getByRole('main').getByRole('alert'))

/** What the system decides about an order comes a moment after it was placed. */
async function expectNotice(page: Page, words: RegExp): Promise<void> {
  await expect(async () => {
    await page.reload()
    await settled(page)
    expect(await notice(page).filter({ hasText: words }).count()).toBeGreaterThan(0)
  }).toPass()
}

test('@sizes agents at work: invited, given a margin, and ordering for a customer up to its encours (R-1.024, R-2.028, R-3.021)', async ({
  page,
  browser,
  enter,
}) => {
  // Three people at work, from their invitations to their orders.
  test.setTimeout(240_000)
  const size = test.info().project.name
  const table = { email: `table-neuve-${size}@exemple.fr`, company: `La Table Neuve ${size}`, chip: /^CHR/ }
  const agency = {
    email: `agence-neuve-${size}@exemple.fr`,
    company: `Agence Neuve ${size}`,
    chip: /^Agent commercial/,
  }
  const product = await someProduct()
  const tablePage = await (await newcomer(browser)).newPage()
  const agentPage = await (await newcomer(browser)).newPage()

  await test.step('the supplier invites two unknown people by e-mail', async () => {
    await enter(SUPPLIER.email)
    await page.goto('/network')
    await expect(page.getByRole('table', { name: 'Affiliés' })).toBeVisible()
    await settled(page)
    expect(await violations(page)).toEqual([])
    await invite(page, table.email)
    await invite(page, agency.email)
  })

  await test.step('both register from their mails, are validated, and accept', async () => {
    await register(tablePage, await invitationLink(table.email), SUPPLIER.company, table)
    await register(agentPage, await invitationLink(agency.email), SUPPLIER.company, agency)
    await validate(table.email)
    await validate(agency.email)
    await accept(tablePage, table.email, SUPPLIER.company)
    await accept(agentPage, agency.email, SUPPLIER.company)
  })

  await test.step('the supplier sets a margin of 5 %', async () => {
    const { dialog, save } = await openTerms(page, agency.company)
    await dialog.getByRole('textbox', { name: 'Marge de négociation' }).fill('5')
    await expect(dialog.getByRole('textbox', { name: 'Commission' })).toHaveValue(/15/)
    await save()
  })

  await test.step('and the terms of the restaurant, with its agent', async () => {
    const { dialog, save } = await openTerms(page, table.company)
    await dialog.getByRole('textbox', { name: 'Remise permanente' }).fill('6')
    await dialog.getByRole('textbox', { name: 'Encours autorisé' }).fill(String(ENCOURS))
    await dialog.getByRole('combobox', { name: 'Conditions de paiement' }).click()
    await page.getByRole('option', { name: 'Jours fin de mois' }).click()
    await dialog.getByRole('textbox', { name: 'Nombre de jours' }).fill('30')
    await dialog.getByRole('combobox', { name: 'Agent' }).click()
    await page.getByRole('option', { name: agency.company }).click()
    expect(await violations(page)).toEqual([])
    await save()
  })

  await test.step('the restaurant reads its price and why', async () => {
    await addToCart(tablePage, product)
    await toSummary(tablePage)
    await expect(tablePage.getByRole('textbox', { name: /^Remise/ })).toHaveCount(0)
    const why = await explainPrice(tablePage)
    await expect(why).toContainText('Remise permanente')
    await expect(why).toContainText('6\u00A0%')
  })

  const order = await test.step('the agent orders for it: 6 % is refused at its line, 4 % goes', async () => {
    await agentPage.goto(`/customers?search=${encodeURIComponent(table.company)}`)
    await agentPage.getByRole('link', { name: table.company }).first().click()
    await button(agentPage, 'Commander pour ce client').click()
    await expect(agentPage).toHaveURL(/\/products/)
    const whose = agentPage.getByText(`Pour ${table.company}`, { exact: true }).filter({ visible: true })
    await expect(whose.first()).toBeVisible()
    await addToCart(agentPage, product)
    const cart = agentPage.getByRole('banner').getByRole('button', { name: /^Panier/ })
    await expect(cart).toHaveAccessibleName(new RegExp(`pour ${table.company}$`, 'i'))
    await toSummary(agentPage)
    const title = agentPage.getByRole('heading', { level: 1, name: `Commande pour ${table.company}` })
    await expect(title).toBeVisible()

    const discount = agentPage.getByRole('textbox', { name: /^Remise sur .*max\. 5/ })
    await discount.fill('6')
    await discount.press('Enter')
    const line = agentPage.getByRole('listitem').filter({ has: discount })
    await expect(line).toContainText('Remise au-delà de votre marge de négociation (5\u00A0%)')
    await expect(line.getByRole('button', { name: /^Ramener à 5/ })).toBeVisible()
    await expect(discount).toHaveValue('6\u00A0%')
    expect(await violations(agentPage)).toEqual([])

    await discount.fill('4')
    await discount.press('Enter')
    await expect(agentPage.getByText('Panier enregistré').filter({ visible: true })).toBeVisible()
    await expect(line).not.toContainText('au-delà')
    await expect(discount).toHaveValue('4\u00A0%')
    await expect(agentPage.getByText('Votre commission')).toBeVisible()
    await button(agentPage, /^Continuer/).click()
    await expect(title).toBeVisible()
    await acceptAndOrder(agentPage)
    await agentPage.getByRole('link', { name: new RegExp(SUPPLIER.company) }).click()
    await expect(agentPage.getByText(/^Votre commission \(15/)).toBeVisible()
    await expect(agentPage.getByText(new RegExp(`pour ${table.company}$`))).toBeVisible()
    return new URL(agentPage.url()).pathname
  })

  await test.step('the restaurant learns it by mail, and reads what was ordered for it', async () => {
    const { link, text } = await orderMail(table.email)
    expect(link).toBe(order)
    expect(text).toContain('Une commande passée pour vous')
    expect(text).toContain(`${agency.company} vient de commander pour vous`)
    expect(text).toContain(product.name)
    await tablePage.goto(link)
    await expect(tablePage.getByText(`Passée pour vous par ${agency.company}`)).toBeVisible()
    await expect(tablePage.getByText('30 jours fin de mois')).toBeVisible()
    await expect(tablePage.getByText(/^(?:Votre c|C)ommission/)).toHaveCount(0)
    const why = await explainPrice(tablePage)
    await expect(why).toContainText(/Remise permanente.*6.%.*Remise sur la ligne.*4.%/)
  })

  await test.step('the supplier reads who ordered for whom, and what the agent earns', async () => {
    await page.goto(order)
    await expect(page.getByText(`Passée par ${agency.company} pour ${table.company}`)).toBeVisible()
    await expect(page.getByText(new RegExp(`^Commission de ${agency.company}`))).toBeVisible()
    await expectNotice(page, /Cette commande attend votre réponse/)
  })

  await test.step('beyond the encours an order waits for its payment, and both are told', async () => {
    await tablePage.goto('/cart/summary')
    const cartons = Math.ceil(ENCOURS / (product.orderMultiple * product.listPriceTaxExcl * 0.9)) + 1
    const quantity = tablePage
      .getByRole('main')
      .getByRole('group', { name: /^Quantité/ })
      .getByRole('textbox')
    await quantity.fill(String(cartons))
    await quantity.press('Enter')
    await button(tablePage, /^Continuer/).click()
    await expect(tablePage.getByText(/^Encours disponible\s: [\d\s,]+€ sur 600,00/)).toBeVisible()
    await expect(tablePage.getByText(/^La commande dépasse votre encours de/)).toBeVisible()
    expect(await violations(tablePage)).toEqual([])
    await acceptAndOrder(tablePage)
    await expect(tablePage.getByText(/^La commande dépasse votre encours de/)).toBeVisible()
    await tablePage.getByRole('link', { name: new RegExp(SUPPLIER.company) }).click()
    await expect(tablePage).toHaveURL(/\/orders\/\d+$/)
    await expectNotice(tablePage, /dépasse votre encours chez Maison Verdelune.*Encours disponible\s: 600,00/)

    await page.goto(new URL(tablePage.url()).pathname)
    await expectNotice(page, new RegExp(`La commande dépasse l’encours de ${table.company}.*Dépassement`))
  })

  await tablePage.context().close()
  await agentPage.context().close()
})
