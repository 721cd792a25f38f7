import { Api, type Person, type Product } from './support/api'
import { leastOf } from './support/carts'
import { SUPPLIER } from './support/parties'
import { expect, test } from './support/test'
import { euros } from './support/wording'

/** Agents of a supplier but the one who signs in in other tests: each has one cart. */
async function otherAgents(): Promise<string[]> {
  const supplier = await Api.as(SUPPLIER.email)
  const { 'hydra:member': children } = await supplier.get<Children>('/user_children?itemsPerPage=500')
  return children
    .filter(({ status, user }) => status === 'valid' && user?.userGroup.code === 'commercial_agent')
    .flatMap(({ user }) => (user && user.email !== 'agent@millesime.test' ? [user.email] : []))
}

interface Children {
  'hydra:member': { status: string; user: Pick<Person, 'email' | 'userGroup'> | null }[]
}

type Priced = Product & { priceTaxExcl: number | null }

interface Quoted {
  suppliers: { items: { unitPriceTaxExcl: number }[] }[]
}

interface Negotiated {
  email: string
  agent: Api
  customer: Person
  wine: Priced
  listed: number
}

/** An agent with a customer, and a wine that costs that one another price than the list says. */
async function negotiated(): Promise<Negotiated> {
  for (const email of await otherAgents()) {
    const agent = await Api.as(email)
    const found = await ownPrice(agent)
    if (found) return { email, agent, ...found }
  }
  throw new Error('no customer of an agent pays a price of its own')
}

async function ownPrice(agent: Api): Promise<Pick<Negotiated, 'customer' | 'wine' | 'listed'> | null> {
  const wines = (query: string) => agent.products(`available=true&itemsPerPage=200&${query}`) as Promise<Priced[]>
  const listed = new Map((await wines('')).map(({ id, priceTaxExcl }) => [id, priceTaxExcl]))
  for (const customer of await agent.people('/customers')) {
    const wine = (await wines(`customer=${customer.id}`)).find(
      ({ id, priceTaxExcl, otherAgent }) =>
        !otherAgent && priceTaxExcl !== null && listed.has(id) && listed.get(id) !== priceTaxExcl,
    )
    if (wine) return { customer, wine, listed: listed.get(wine.id) ?? 0 }
  }
  return null
}

test('an agent reads in the catalogue, for its customer, the price that the cart charges', async ({ page, enter }) => {
  const { email, agent, customer, wine, listed } = await negotiated()
  const items = [{ product: wine['@id'], quantity: leastOf(wine), discountValue: 0 }]
  const quote = await agent.post<Quoted>('/cart', { origin: 'millesime', items, customer: customer['@id'] })
  const paid = quote.suppliers[0]?.items[0]?.unitPriceTaxExcl ?? 0
  expect(paid).not.toBe(listed)
  const charged = euros(paid)

  await enter(email)
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
