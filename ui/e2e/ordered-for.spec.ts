import { Api, type Person, type Product } from './support/api'
import { leastOf } from './support/carts'
import { expect, test } from './support/test'
import { euros } from './support/wording'

const AGENT = 'agent@millesime.test'

type Priced = Product & { priceTaxExcl: number | null }

interface Quoted {
  suppliers: { items: { unitPriceTaxExcl: number }[] }[]
}

/** A customer of the agent, and a wine that costs that one another price than the list says. */
async function negotiated(agent: Api): Promise<{ customer: Person; wine: Priced; listed: number }> {
  const wines = (query: string) => agent.products(`available=true&itemsPerPage=200&${query}`) as Promise<Priced[]>
  const listed = new Map((await wines('')).map(({ id, priceTaxExcl }) => [id, priceTaxExcl]))
  for (const customer of await agent.people('/customers')) {
    const wine = (await wines(`customer=${customer.id}`)).find(
      ({ id, priceTaxExcl, otherAgent }) =>
        !otherAgent && priceTaxExcl !== null && listed.has(id) && listed.get(id) !== priceTaxExcl,
    )
    if (wine) return { customer, wine, listed: listed.get(wine.id) ?? 0 }
  }
  throw new Error('no customer of the agent pays a price of its own')
}

test('an agent reads in the catalogue, for its customer, the price that the cart charges', async ({ page, enter }) => {
  const agent = await Api.as(AGENT)
  const { customer, wine, listed } = await negotiated(agent)
  const items = [{ product: wine['@id'], quantity: leastOf(wine), discountValue: 0 }]
  const quote = await agent.post<Quoted>('/cart', { origin: 'millesime', items, customer: customer['@id'] })
  const paid = quote.suppliers[0]?.items[0]?.unitPriceTaxExcl ?? 0
  expect(paid).not.toBe(listed)
  const charged = euros(paid)

  await enter(AGENT)
  await page.goto(`/products/grid?search=${encodeURIComponent(wine.name)}`)
  const card = page
    .getByRole('article')
    .filter({ has: page.locator(`a[href$="/products/${wine.id}"]`) })
    .first()
  await expect(card.getByText(charged).first()).toBeVisible()
  await card.getByRole('button', { name: /^Pourquoi ce prix/ }).click()
  const why = page.getByRole('dialog', { name: 'Pourquoi ce prix ?' })
  await expect(why.getByText('Prix net du client').locator('..')).toContainText(charged)
  await page.keyboard.press('Escape')

  await page.goto(`/products/${wine.id}`)
  await expect(page.getByText('Prix net du client').locator('..')).toContainText(charged)
})
