import type { Locator, Page } from '@playwright/test'
import { violations } from './support/axe'
import { acceptMandate, creditBroken, deliver, parties, prepared, report, seat, WINE } from './support/billing'
import type { OrderDetail } from './support/orders'
import { address } from './support/parties'
import { settled } from './support/settled'
import { fits } from './support/sizes'
import { expect, test } from './support/test'
import { euros } from './support/wording'

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** What waits for its invoice of a customer. */
const waiting = (page: Page, customer: string) =>
  panel(page, 'À facturer').getByRole('listitem').filter({ hasText: customer })

/** The row of a document in the list; that of its credit note names it too. */
const row = (page: Page, number: RegExp) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: number }) })

/** The list is read until it has a document; those that follow a parcel come a moment after it. */
async function listed(page: Page, number: RegExp): Promise<Locator> {
  await expect
    .poll(async () => {
      await page.goto('/invoices')
      await settled(page)
      return row(page, number).count()
    })
    .toBe(1)
  return row(page, number)
}

/** Issues what waits of a customer. The product looks each minute for what may go by itself: it may have been first. */
async function issue(page: Page, customer: string, number: RegExp): Promise<void> {
  const wait = waiting(page, customer).getByRole('checkbox')
  await expect(wait.and(page.locator(':enabled')).or(row(page, number)).first()).toBeVisible()
  if (await wait.isVisible()) {
    await wait.check()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Émettre la sélection' }).click()
  }
  await listed(page, number)
  await expect(waiting(page, customer)).toHaveCount(0)
}

/** Opens a document from the list and reads the same on it as the other side. */
async function bothRead(pages: Page[], number: RegExp, words: (string | RegExp)[]): Promise<void> {
  const seen: (string | null)[] = []
  for (const page of pages) {
    await (await listed(page, number)).getByRole('link', { name: number }).click()
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
    const main = page.getByRole('main')
    for (const text of words) await expect(main).toContainText(text)
    // Both see the same page.
    if (page === pages[0]) expect(await violations(page)).toEqual([])
    seen.push(await main.getByRole('table', { name: 'Lignes de la facture' }).textContent())
  }
  expect(new Set(seen).size).toBe(1)
}

// 12 bottles at 10 € and carriage of 12 €, VAT of 20 %: the first parcel is 72 € and 14.40 €, the second 60 € and 12 €,
// two bottles of it 20 € and 4 €.
test('@daily two deliveries are two invoices, the first once the seat is told, and broken bottles are credited; both sides read the same', async ({
  page,
  browser,
  enter,
}) => {
  test.slow()
  const { seller, buyer, product } = await parties('livraisons', [])
  const order = await prepared(seller.api, buyer, product, 12)
  await deliver(seller.api, buyer.api, order, 6)
  await enter(seller.email)
  await page.goto('/invoices')

  await test.step('an invoice that could not say who sells is refused, and goes out once it can', async () => {
    await page.getByRole('button', { name: 'Accepter le mandat' }).click()
    await expect(page.getByText('Mandat accepté : vos factures partent dans la minute')).toBeVisible()
    const wait = waiting(page, buyer.company)
    await expect(wait).toContainText('Il manque au fournisseur : une adresse de facturation.')
    await expect(wait).toContainText(euros(86.4))
    await expect(wait.getByRole('checkbox')).toBeDisabled()
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: 'une adresse de facturation' }).click()
    await page.getByRole('button', { name: 'Ajouter une adresse de facturation' }).click()
    const form = page.getByRole('form', { name: 'Ajouter une adresse de facturation' })
    for (const [field, value] of [
      ['Nom de l’adresse', 'Siège'],
      ['Rue', '18 rue des Halles'],
      ['Code postal', '69002'],
      ['Ville', 'Lyon'],
    ] as const)
      await form.getByLabel(field).fill(value)
    await form.getByRole('button', { name: 'Enregistrer l’adresse' }).click()
    await expect(page.getByText('L’adresse est ajoutée')).toBeVisible()
    await page.getByRole('navigation').getByRole('link', { name: 'Factures' }).first().click()
    await issue(page, buyer.company, /FAC-S\d+-\d{4}-000001/)
  })

  const theirs = await seat(browser, buyer.email)
  await bothRead([page, theirs], /FAC-S\d+-\d{4}-000001/, [WINE, order.number, euros(72), euros(86.4)])
  await fits(theirs, 'the invoice')

  await deliver(seller.api, buyer.api, order, 6)
  await bothRead([page, theirs], /FAC-S\d+-\d{4}-000002/, [WINE, order.number, euros(60), euros(72)])

  await report(buyer.api, order)
  await creditBroken(page, order)
  await bothRead([page, theirs], /AVO-S\d+-\d{4}-000001/, ['Casse', /FAC-S\d+-\d{4}-000002/, euros(20), euros(24)])
  // The invoice stays as it was issued; what is left to pay of it is less.
  await bothRead([page, theirs], /FAC-S\d+-\d{4}-000002/, [euros(72), /AVO-S\d+-\d{4}-000001/, euros(24), euros(48)])
  await theirs.context().close()
})

// Two orders of 6 bottles at 10 €, each with its carriage of 12 €: 144 €, VAT 28.80 €.
test('a customer that gets an invoice a month: two orders wait together, and are one invoice before its end', async ({
  page,
  browser,
  enter,
}) => {
  test.slow()
  const { seller, buyer, product } = await parties('mois', [address('billing')], { invoicing: 'month' })
  const orders: OrderDetail[] = []
  for (let count = 0; count < 2; count += 1) {
    const order = await prepared(seller.api, buyer, product, 6)
    await deliver(seller.api, buyer.api, order, 6)
    orders.push(order)
  }
  const numbers = orders.map(({ number }) => number)
  await enter(seller.email)
  await page.goto('/invoices')
  const wait = waiting(page, buyer.company)
  for (const words of [...numbers, '2 colis', euros(172.8)]) await expect(wait).toContainText(words)
  await fits(page, 'what waits for its invoice')

  await acceptMandate(seller)
  await page.reload()
  await issue(page, buyer.company, /FAC-S\d+-\d{4}-000001/)

  const theirs = await seat(browser, buyer.email)
  const parts = numbers.map((number) => `Commande ${number}`)
  await bothRead([page, theirs], /FAC-S\d+-\d{4}-000001/, ['Livraisons de', ...parts, euros(144), euros(172.8)])
  await fits(theirs, 'the invoice of a month')
  await theirs.goto(`${theirs.url()}?paper=invoice`)
  for (const words of [...parts, euros(172.8)]) await expect(theirs.getByRole('article')).toContainText(words)
  await theirs.context().close()
})
