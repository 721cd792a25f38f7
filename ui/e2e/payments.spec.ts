import type { Page } from '@playwright/test'
import { violations } from './support/axe'
import { acceptMandate, deliver, parties, prepared, seat } from './support/billing'
import { placeOrder } from './support/carts'
import { type OrderDetail, readOrder } from './support/orders'
import { address } from './support/parties'
import { settled } from './support/settled'
import { fits } from './support/sizes'
import { expect, test } from './support/test'
import { euros } from './support/wording'

interface Issued {
  'hydra:member': { id: number; number: string; openAmount: number }[]
}

/** An amount behind its name. */
const after = (name: string, amount: number) => new RegExp(`${name}${euros(amount).source}`)

/** Both sides read one account, with an amount in its entries and one among its figures. */
async function readAlike(
  page: Page,
  theirs: Page,
  { seller, buyer }: { seller: { company: string }; buyer: { company: string } },
  [entry, figure]: [RegExp, RegExp],
) {
  const seen: (string | null)[] = []
  for (const [side, other] of [
    [page, buyer.company],
    [theirs, seller.company],
  ] as const) {
    await side.goto('/network')
    await side.getByRole('button', { name: `Actions sur ${other}` }).click()
    await side.getByRole('menuitem', { name: 'Voir le compte' }).click()
    const entries = side.getByRole('table', { name: 'Écritures' })
    await expect(entries).toContainText(entry)
    await expect(side.getByRole('region', { name: 'Le compte en chiffres' })).toContainText(figure)
    await settled(side)
    expect(await violations(side)).toEqual([])
    seen.push(await entries.textContent())
  }
  expect(new Set(seen).size).toBe(1)
  await fits(theirs, 'the account')
}

// 6 bottles at 10 € and carriage of 12 € are 86.40 € incl. VAT of 20 %, 12 bottles 158.40 €: of 244.80 € come 241.80 €.
test('one transfer pays two invoices with 3 € missing; buyer and supplier read the same account', async ({
  page,
  browser,
  enter,
}) => {
  const { seller, buyer, product } = await parties('virement', [address('billing')])
  await acceptMandate(seller)
  for (const bottles of [6, 12]) {
    const order = await prepared(seller.api, buyer, product, bottles)
    await deliver(seller.api, buyer.api, order, bottles)
  }
  const issued = () => seller.api.get<Issued>('/invoices?kind[]=invoice&order[totalPriceTaxIncl]=asc')
  await expect.poll(async () => (await issued())['hydra:member'].length).toBe(2)
  const [first, second] = (await issued())['hydra:member']

  await enter(seller.email)
  await page.goto('/payments/create')
  const row = page.getByRole('group', { name: 'Paiement 1' })
  await row.getByRole('textbox', { name: 'Montant' }).fill('241,80')
  await row.getByRole('textbox', { name: 'Référence' }).fill(`VIR ${first?.number} ${second?.number}`)
  await expect(row.getByRole('list', { name: 'Propositions' })).toContainText('par la référence')
  expect(await violations(page)).toEqual([])
  await row.getByRole('textbox', { name: 'Référence' }).press('Enter')
  for (const words of [`Règle ${first?.number} (`, euros(86.4), `${second?.number} (`, euros(155.4)])
    await expect(row).toContainText(words)
  await fits(page, 'the table of payments')
  await page.getByRole('button', { name: 'Enregistrer 1 paiement' }).click()
  await expect(page.getByRole('row').filter({ hasText: buyer.company })).toContainText(euros(241.8))

  const theirs = await seat(browser, buyer.email)
  await readAlike(page, theirs, { seller, buyer }, [euros(241.8), after('Reste à payer', 3)])

  await theirs.goto(`/invoices/${second?.id}`)
  await expect(theirs.getByRole('region', { name: 'Paiement' })).toContainText(after('Reste à régler', 3))
  await theirs.context().close()
})

// 12 bottles at 10 € and carriage of 12 € are 158.40 €: 100 € come first, then the rest. The first parcel of 6 with the carriage is 86.40 €.
test('a prepaid order is paid in two parts, shipped in two parcels, invoiced and closed', async ({
  page,
  browser,
  enter,
}) => {
  const prepaid = { outstandingValue: null, paymentTerms: { kind: 'prepaid', days: 0 } }
  const { seller, buyer, product } = await parties('acompte', [address('billing')], prepaid)
  await acceptMandate(seller)
  const [iri = ''] = await placeOrder(buyer, [{ ...product, minQuantity: 12 }])
  const id = Number(iri.split('/').at(-1))
  const statusIs = (status: string) => expect.poll(async () => (await readOrder(seller.api, id)).status).toBe(status)
  await statusIs('waiting_payment')

  await enter(seller.email)
  await page.goto(`/orders/${id}`)
  const awaited = page.getByRole('region', { name: 'Paiement attendu' })
  const pay = async (amount: string) => {
    await awaited.getByRole('button', { name: 'Enregistrer un paiement' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Montant' }).fill(amount)
    await dialog.getByRole('button', { name: 'Enregistrer le paiement' }).click()
    await expect(dialog).toBeHidden()
  }
  await pay('100')
  await expect(awaited).toContainText(after('Reste à régler', 58.4))
  await statusIs('waiting_payment')
  await pay('58,40')
  await expect(awaited).toBeHidden()
  await statusIs('paid')

  const move = (transition: string) => seller.api.post<OrderDetail>(`/orders/${id}/transitions`, { transition })
  await move('validated')
  const order = await move('preparation')
  for (const _ of [1, 2]) await deliver(seller.api, buyer.api, order, 6)
  await statusIs('closed')

  const theirs = await seat(browser, buyer.email)
  await theirs.goto(`/invoices?order=${id}`)
  const invoices = theirs.getByRole('table')
  for (const words of [/ACO-/, euros(158.4), euros(86.4), euros(72)]) await expect(invoices).toContainText(words)
  await theirs
    .getByRole('row')
    .filter({ hasText: euros(86.4) })
    .getByRole('link')
    .first()
    .click()
  await expect(theirs.getByRole('main')).toContainText(/ACO-/)
  await theirs.goto(`/payments?order=${id}`)
  await expect(theirs.getByRole('row').filter({ hasText: euros(100) })).toBeVisible()
  await expect(theirs.getByRole('row').filter({ hasText: euros(58.4) })).toBeVisible()
  await readAlike(page, theirs, { seller, buyer }, [/ACO-/, after('Reste à payer', 0)])
  await theirs.context().close()
})
