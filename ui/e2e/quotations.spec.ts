import type { Page } from '@playwright/test'
import { Api, type Person } from './support/api'
import { countClicks } from './support/clicks'
import { button } from './support/network'
import { takeOne } from './support/people'
import { askQuotation, content, type Quotation, type Quote } from './support/quotations'
import { isSound } from './support/sizes'
import { type Buyer, buyerOf, expect, secondDevice, signIn, test } from './support/test'

const euros = (amount: number) => new RegExp(amount.toFixed(2).replace('.', ','))

/** Leaves in an agent's cart, saved and ready to be sent, a product for a customer of this test's own. */
async function agentWithCart(): Promise<{ email: string; buyer: Buyer }> {
  const admin = await Api.as('admin@millesime.test')
  const found = await admin.get<{ 'hydra:member': Person[] }>('/users?userGroup[]=commercial_agent&itemsPerPage=100')
  const agents = found['hydra:member'].filter(
    ({ email, status }) => status === 'valid' && email.endsWith('@exemple.test'),
  )
  for (const { email } of agents) {
    const agent = await Api.as(email)
    const [product] = (await agent.products('available=true&itemsPerPage=200')).filter(
      ({ available }) => available > 120,
    )
    const customers = (await agent.people('/customers')).filter(
      ({ status, email: own, userGroup: { code } }) =>
        status === 'valid' && code === 'restaurant' && own.endsWith('@exemple.test'),
    )
    if (!product || customers.length === 0) continue
    const buyer = await buyerOf(takeOne(customers).email)
    const body = content(buyer, product)
    const offered = await agent.post<Quote>('/cart', body)
    const offer = offered.carrier.find(({ delivery }) => delivery === 'home')
    if (!offer || (offered.suppliers[0]?.maxDiscount ?? 0) < 2) continue
    const saved = { cart: `/api/cart/${offered.id}`, version: offered.version }
    await agent.post<Quote>('/cart', { ...body, ...saved, carrierOfferCode: offer.code })
    return { email, buyer }
  }
  throw new Error('no agent may negotiate')
}

/** Who sells the first product that a buyer can order. */
async function supplierOf(buyer: Buyer): Promise<string> {
  const admin = await Api.as('admin@millesime.test')
  return (await admin.get<Person>(`/users/${buyer.products[0]?.supplier.id}`)).email
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })

test('@daily R-1.027 R-4.018 an agent proposes, the buyer counters a line, the agent grants it, the buyer accepts and so orders', async ({
  page,
  browser,
}) => {
  test.slow()
  const { email, buyer } = await agentWithCart()
  await signIn(page.context(), email)
  await page.goto('/cart/validation')
  await button(page, 'Envoyer le devis au client').click()
  await expect(heading(page, 'Devis envoyé au client')).toBeVisible()
  await page.getByRole('link', { name: /DEV-/ }).click()
  const title = page.getByRole('heading', { level: 1, name: /^DEV-/ })
  await expect(title).toBeVisible()
  const number = (await title.textContent()) ?? ''
  const path = new URL(page.url()).pathname
  const { items } = await buyer.api.get<Quotation>(path)
  const wanted = Math.round((items[0]?.unitPriceTaxExcl ?? 0) * 99) / 100

  const device = await secondDevice(browser)
  await signIn(device, buyer.email)
  const mine = await device.newPage()
  await mine.goto('/quotations?tab=todo')
  await mine.getByRole('table', { name: 'Devis' }).getByRole('link', { name: number }).click()
  await expect(heading(mine, /vous propose ce devis$/)).toBeVisible()
  await button(mine, 'Négocier').click()
  await mine.getByRole('textbox', { name: /^Prix souhaité HT/ }).fill(wanted.toFixed(2).replace('.', ','))
  await mine.getByRole('textbox', { name: /^Message/ }).fill('À ce prix, je commande tout de suite.')
  await button(mine, 'Envoyer la contre-proposition').click()
  await expect(mine.getByText(/prépare sa réponse/)).toBeVisible()

  await page.goto(path)
  await expect(heading(page, /attend votre réponse$/)).toBeVisible()
  await expect(page.getByText('À ce prix, je commande tout de suite.')).toBeVisible()
  await button(page, /^Accorder ce prix/).click()
  await expect(page.getByText('Prix souhaité accordé')).toBeVisible()
  const totals = page.getByRole('table', { name: 'Ce que change votre proposition' })
  await expect(totals.getByRole('row', { name: /^Votre commission/ }).locator('[data-moved]')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveCount(1)
  await button(page, 'Envoyer au client').click()
  await expect(page.getByText(/^La proposition attend/)).toBeVisible()

  await mine.goto(path)
  await expect(mine.getByRole('table', { name: 'Lignes du devis' }).getByText(euros(wanted)).first()).toBeVisible()
  await mine.getByRole('checkbox', { name: /conditions générales de vente/ }).check()
  await button(mine, /^Accepter et commander/).click()
  await mine.getByRole('link', { name: /^Voir la commande CMD-/ }).click()
  await expect(mine.getByRole('heading', { level: 1, name: /^CMD-/ })).toBeVisible()
  await expect(mine.getByRole('main').getByText(euros(wanted)).first()).toBeVisible()
  await device.close()
})

test('a supplier grants the prices that are wished in three clicks, and reads what that makes before', async ({
  page,
  buyer,
  enter,
}) => {
  const { quotationNumber } = await askQuotation(buyer, 1)
  await enter(await supplierOf(buyer))
  await page.goto(`/quotations?tab=todo&search=${quotationNumber}`)
  const { clicks } = await countClicks(page)
  await page.getByRole('table', { name: 'Devis' }).getByRole('link', { name: quotationNumber }).click()
  await button(page, 'Accorder les prix souhaités').click()
  const totals = page.getByRole('table', { name: 'Ce que change votre proposition' })
  await expect(totals.getByRole('row', { name: /^Total TTC/ }).locator('[data-moved]')).toBeVisible()
  await button(page, 'Envoyer au client').click()
  await expect(page.getByText(/^La proposition attend/)).toBeVisible()
  expect(clicks()).toBeLessThanOrEqual(3)
})

test('R-2.048 R-2.049 a supplier refuses what was asked with a reason, which the buyer reads', async ({
  page,
  browser,
  buyer,
  enter,
}) => {
  const { quotationNumber, id } = await askQuotation(buyer)
  await enter(await supplierOf(buyer))
  await page.goto(`/quotations?tab=todo&search=${quotationNumber}`)
  await page.getByRole('table', { name: 'Devis' }).getByRole('link', { name: quotationNumber }).click()
  await button(page, 'Refuser').click()
  const dialog = page.getByRole('dialog', { name: `Refuser ${quotationNumber}` })
  await dialog.getByRole('textbox', { name: /^Motif/ }).fill('Ce millésime est réservé.')
  await dialog.getByRole('button', { name: 'Refuser le devis' }).click()
  await expect(page.getByText(/^Ce devis a été refusé/)).toBeVisible()

  const device = await secondDevice(browser)
  await signIn(device, buyer.email)
  const mine = await device.newPage()
  await mine.goto(`/quotations/${id}`)
  await expect(mine.getByText('« Ce millésime est réservé. »')).toBeVisible()
  await expect(button(mine, /^Accepter/)).toHaveCount(0)
  await device.close()
})

test('a buyer finds that a request guarantees no price, and withdraws it', async ({ page, buyer, enter }) => {
  const { quotationNumber, id } = await askQuotation(buyer)
  await enter(buyer.email)
  await page.goto(`/quotations?search=${quotationNumber}`)
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: quotationNumber }) })
  await expect(row).toContainText('Demande, sans prix garanti')
  await page.goto(`/quotations/${id}`)
  await expect(button(page, 'Refuser')).toHaveCount(0)
  await button(page, 'Retirer ma demande').click()
  const dialog = page.getByRole('dialog', { name: `Retirer ${quotationNumber}` })
  await dialog.getByRole('textbox', { name: /^Motif/ }).fill('La carte a changé.')
  await dialog.getByRole('button', { name: 'Retirer le devis' }).click()
  await expect(page.getByText(/^Ce devis a été retiré/)).toBeVisible()
  expect((await buyer.api.get<{ status: string }>(`/quotations/${id}`)).status).toBe('canceled_quotation')
})

test('a supplier adds a product to its answer, then orders with what the customer signed', async ({
  page,
  buyer,
  enter,
}) => {
  test.slow()
  const { id } = await askQuotation(buyer)
  const [asked] = buyer.products
  const sold = await buyer.api.products(`available=true&supplier[]=${asked?.supplier.id}&itemsPerPage=100`)
  const other = sold.find(({ id: product, available }) => product !== asked?.id && available > 120)
  if (!other) throw new Error('its supplier sells nothing else')
  await enter(await supplierOf(buyer))
  await page.goto(`/quotations/${id}`)
  const title = [other.name, other.vintage].filter(Boolean).join(' ')
  await button(page, 'Ajouter un produit').click()
  await page.getByRole('combobox', { name: 'Ajouter un produit' }).fill(other.name)
  await page.getByRole('option', { name: title, exact: true }).first().click()
  await expect(button(page, `Retirer ${title} du devis`)).toBeVisible()
  await button(page, 'Envoyer au client').click()
  await expect(page.getByText(/^La proposition attend/)).toBeVisible()
  await expect(page.getByRole('table', { name: 'Lignes du devis' }).getByText(other.name).first()).toBeVisible()

  await button(page, 'Enregistrer l’accord du client').click()
  const dialog = page.getByRole('dialog', { name: /^Accord du client sur DEV-/ })
  await expect(dialog.getByRole('button', { name: 'Choisir un fichier' })).toBeVisible()
  const signed = { name: 'devis-signe.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
  await dialog.locator('input[type="file"]').setInputFiles(signed)
  await expect(dialog.getByText('devis-signe.pdf')).toBeVisible()
  await dialog.getByRole('button', { name: 'Passer la commande' }).click()
  await expect(page.getByRole('link', { name: /^Voir la commande CMD-/ })).toBeVisible()
})

test('@sizes the list, a quotation and its counter-offer can be used by everybody and fit the screen', async ({
  page,
  buyer,
  enter,
}) => {
  test.slow()
  const { id, quotationNumber, revision, items } = await askQuotation(buyer)
  const supplier = await Api.as(await supplierOf(buyer))
  const answered = items.map(({ id: item }) => ({ item, discountValue: 5 }))
  await supplier.post(`/quotations/${id}/revisions`, { revision, message: 'Pour vous.', items: answered })
  await enter(buyer.email)
  await page.goto('/quotations')
  await expect(page.getByRole('link', { name: quotationNumber })).toBeVisible()
  await isSound(page, 'the list')
  await page.getByRole('link', { name: quotationNumber }).click()
  await expect(heading(page, /vous propose ce devis$/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Votre message' })).toBeVisible()
  await isSound(page, 'the quotation')
  await button(page, 'Négocier').click()
  await expect(page.getByRole('textbox', { name: /^Prix souhaité HT/ }).first()).toBeVisible()
  await isSound(page, 'the counter-offer')
})
