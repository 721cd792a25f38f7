import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { violations } from './support/axe'
import { acceptMandate, creditBroken, deliver, parties, report, seat } from './support/billing'
import { type OrderDetail, readOrder } from './support/orders'
import { address } from './support/parties'
import { askQuotation } from './support/quotations'
import { fits } from './support/sizes'
import { expect, test } from './support/test'
import { euros } from './support/wording'

interface Issued {
  'hydra:member': { number: string }[]
}

const WAIT = { timeout: 30_000 } // papers are made by a job after what they are of

/** Finds a paper by its number, reads its pages beside the list, and saves it as a PDF. */
async function readPaper(page: Page, number: string, kind: string) {
  await expect(async () => {
    await page.goto(`/documents?search="${number}"`)
    await expect(page.getByRole('row').filter({ hasText: kind }).getByText('Prêt')).toBeVisible()
  }).toPass(WAIT)
  await page.getByRole('row').filter({ hasText: kind }).getByRole('link', { name: number }).click()
  const sheet = page.getByRole('dialog', { name: number })
  await expect(sheet.getByRole('img', { name: `${number}, page 1 sur 1` })).toBeVisible()
  expect(await violations(page)).toEqual([])
  const download = page.waitForEvent('download')
  await sheet.getByRole('button', { name: 'Télécharger' }).click()
  const file = await download
  expect(file.suggestedFilename()).toContain(number)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  return sheet
}

// 6 bottles at 10 € and carriage of 12 €, VAT of 20 %: 86.40 €, of which two broken bottles are 24 €.
test('@daily from the quotation to the invoice and its credit note, both sides find, read and save each paper', async ({
  page,
  browser,
  enter,
}) => {
  test.slow()
  const { seller, buyer, product } = await parties('papiers', [address('billing')])
  await acceptMandate(seller)
  const asked = await askQuotation({ ...buyer, products: [{ ...product, minQuantity: 6 }] })
  const items = asked.items.map(({ id: item }) => ({ item, discountValue: 0 }))
  await seller.api.post(`/quotations/${asked.id}/revisions`, { revision: asked.revision, message: 'Pour vous.', items })
  await enter(buyer.email)
  await readPaper(page, asked.quotationNumber, `Devis · version ${asked.revision + 1}`) // what was asked may have one too

  const order = await buyer.api.post<OrderDetail>(`/orders/${asked.id}/transitions`, {
    transition: 'processing',
    revision: asked.revision + 1,
    cgAccepted: true,
  })
  await expect.poll(async () => (await readOrder(seller.api, order.id)).transitions).toContain('validated')
  await seller.api.post(`/orders/${order.id}/transitions`, { transition: 'validated' })
  await deliver(
    seller.api,
    buyer.api,
    await seller.api.post<OrderDetail>(`/orders/${order.id}/transitions`, { transition: 'preparation' }),
    6,
  )
  await readPaper(page, order.number, 'Bon de commande')
  const numbers = async () =>
    (await seller.api.get<Issued>(`/invoices?orders[]=${order.id}`))['hydra:member'].map(({ number }) => number)
  await expect.poll(async () => (await numbers()).length, WAIT).toBe(1)
  const [invoice = ''] = await numbers()
  const sheet = await readPaper(page, invoice, 'Facture')
  const xml = page.waitForEvent('download')
  await sheet.getByRole('button', { name: 'Données XML' }).click()
  const data = (await readFile(await (await xml).path())).toString()
  expect(data).toContain(invoice)
  expect(data).toMatch(/<ram:GrandTotalAmount>86\.40</)

  await report(buyer.api, order)
  const theirs = await seat(browser, seller.email)
  await creditBroken(theirs, order)
  await readPaper(theirs, invoice.replace('FAC', 'AVO'), 'Avoir')
  await theirs.goto('/documents?tab="invoice"')
  await expect(theirs.getByRole('row').filter({ hasText: 'Avoir' })).toContainText(euros(24))
  await fits(theirs, 'the list of papers')
  await theirs.context().close()
})
