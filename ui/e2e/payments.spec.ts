import { violations } from './support/axe'
import { acceptMandate, deliver, parties, prepared, seat } from './support/billing'
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
  const seen: (string | null)[] = []
  for (const [side, other] of [
    [page, buyer.company],
    [theirs, seller.company],
  ] as const) {
    await side.goto('/accounts')
    await side.getByRole('link', { name: other, exact: true }).click()
    const entries = side.getByRole('table', { name: 'Écritures' })
    await expect(entries).toContainText(euros(241.8))
    await expect(side.getByRole('region', { name: 'Le compte en chiffres' })).toContainText(after('Reste à payer', 3))
    await settled(side)
    expect(await violations(side)).toEqual([])
    seen.push(await entries.textContent())
  }
  expect(new Set(seen).size).toBe(1)
  await fits(theirs, 'the account')

  await theirs.goto(`/invoices/${second?.id}`)
  await expect(theirs.getByRole('region', { name: 'Paiement' })).toContainText(after('Reste à régler', 3))
  await theirs.context().close()
})
