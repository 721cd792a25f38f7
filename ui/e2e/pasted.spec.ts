import { Api, PASSWORD } from './support/api'
import { acceptAndOrder, addToCart, toSummary } from './support/checkout'
import { button } from './support/network'
import { address, connect, makePerson } from './support/parties'
import { expect, test } from './support/test'

/** What a copied telephone number often brings with it: marks of the direction of writing, and dashes that never break. */
const pastedNumber = '\u202a+33 6\u201112\u201134\u201156\u201178\u202c'

test('an e-mail that was copied with what nobody sees signs in', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Adresse e-mail').fill('caviste@millesime.test\u200b')
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Bastien' })).toBeVisible()
})

test('a telephone number that was copied is kept as it looks', async ({ page, buyer, enter }) => {
  await enter(buyer.email)
  await page.goto('/profile/edit')
  await page.getByRole('textbox', { name: 'Téléphone' }).first().fill(pastedNumber)
  await page.getByRole('button', { name: 'Enregistrer' }).first().click()
  await expect(page.getByText('Votre identité est enregistrée')).toBeVisible()
  expect((await buyer.api.get<{ phone: string }>('/me')).phone).toBe('+33 6\u201112\u201134\u201156\u201178')
})

for (const [list, title, someReader] of [
  ['customers', 'Mes clients', () => Api.as('fournisseur@millesime.test')],
  ['suppliers', 'Fournisseurs', agentOfOne],
  ['orders', 'Commandes', () => Api.as('admin@millesime.test')],
] as const) {
  test(`${list} are found with each apostrophe that devices write`, async ({ page, enter }) => {
    const reader = await someReader()
    await enter(reader.email)
    const name = await withApostrophe(reader, list)
    for (const apostrophe of ["'", '’', '`']) {
      await page.goto(`/${list}?search=${encodeURIComponent(name.replace('’', apostrophe))}`)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
    }
  })
}

/** A name of a list that has an apostrophe. */
async function withApostrophe(reader: Api, list: 'customers' | 'suppliers' | 'orders'): Promise<string> {
  const names =
    list === 'orders'
      ? (await reader.orders('itemsPerPage=500')).map(({ customer }) => customer.company)
      : (await reader.people(`/${list}`)).map(({ company }) => company)
  const found = names.find((name) => name.includes('’'))
  if (!found) throw new Error(`no name of ${list} has an apostrophe`)
  return found
}

/** An agent that sells for a house whose name has an apostrophe: none of the demonstration's has. */
async function agentOfOne(): Promise<Api> {
  const house = await makePerson('supplier', 'domaine-de-l-aubepine@exemple.fr', 'Domaine de l’Aubépine')
  const agent = await makePerson('commercial_agent', 'agence-de-l-aubepine@exemple.fr', 'Agence de l’Aubépine')
  await connect(house.api, agent, { negociationMargin: 10, agentFee: 15 })
  return agent.api
}

test('who has one address, for invoices, is delivered there (R-3.013)', async ({ page, buyer, enter }) => {
  const [product] = buyer.products
  if (!product) throw new Error('a product is needed')
  const guest = await makePerson('restaurant', 'une-adresse@exemple.fr', 'Table d’une adresse', [address('billing')])
  await enter(guest.email)
  await addToCart(page, product)
  await toSummary(page)
  await expect(page.getByRole('main')).toContainText('18 rue des Halles')
  await button(page, /^Continuer/).click()
  await acceptAndOrder(page)
  expect(await guest.api.orders()).toHaveLength(1)
})
