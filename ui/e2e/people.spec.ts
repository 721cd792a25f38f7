import { Api, type Cart, type Person } from './support/api'
import { violations } from './support/axe'
import { leastOf } from './support/carts'
import { takeOne } from './support/people'
import { settled } from './support/settled'
import { expect, test } from './support/test'

const SUPPLIER = 'fournisseur@millesime.test'
const AGENT = 'agent@millesime.test'

interface Customer extends Person {
  mayBeOrderedFor: boolean
}

/** Where a seller finds a customer (specification 2). */
const pageOf = ({ id, userGroup }: Person) =>
  `/${['cse', 'customer'].includes(userGroup.code) ? 'customers' : 'users'}/${id}`

interface Related {
  relation: object | null
}

/** A customer of a seller that no other test uses, for what is changed stays changed. */
async function customerOf(email: string): Promise<{ api: Api; customer: Customer }> {
  const api = await Api.as(email)
  const found = (await api.people('/customers')) as Customer[]
  const others = found.filter(
    ({ userGroup, mayBeOrderedFor, email: own }) =>
      userGroup.code !== 'restaurant' && mayBeOrderedFor && own.endsWith('@exemple.test'),
  )
  // Some are an agent's because a supplier said so: those have no relation of their own to it.
  const related = await Promise.all(others.map(({ '@id': iri }) => api.get<Related>(iri.replace('/api', ''))))
  const free = others.filter((_, at) => related[at]?.relation)
  return { api, customer: takeOne(free) }
}

/** The rates of a price that this customer would pay now, by step. */
async function traceFor(api: Api, customer: Customer): Promise<{ code: string; rate: number }[]> {
  const [product] = await api.products('available=true&itemsPerPage=1')
  if (!product) throw new Error('this supplier has nothing to sell')
  const address = (type: 'billing' | 'shipping') =>
    customer.addresses.find(({ typeAddress }) => typeAddress === type)?.['@id']
  const cart = await api.post<Cart & { suppliers: { items: { trace: { code: string; rate: number }[] }[] }[] }>(
    '/cart',
    {
      origin: 'millesime',
      items: [{ product: product['@id'], quantity: leastOf(product), discountValue: 0 }],
      customer: customer['@id'],
      billingAddress: address('billing'),
      shippingAddress: address('shipping'),
    },
  )
  return cart.suppliers[0]?.items[0]?.trace ?? []
}

test('@phone a supplier finds a customer, changes its discount and keeps a note (R-2.021, R-2.023, R-2.024)', async ({
  page,
  enter,
}) => {
  const { api, customer } = await customerOf(SUPPLIER)
  await enter(SUPPLIER)
  await page.goto('/customers')
  await page.getByRole('searchbox').fill(customer.company)
  await expect(page).toHaveURL(/search=/)
  expect(await violations(page)).toEqual([])
  await page.getByRole('table', { name: 'Mes clients' }).getByRole('link', { name: customer.company }).click()
  await expect(page).toHaveURL(`${pageOf(customer)}`)
  await expect(page.getByRole('heading', { level: 1, name: customer.company })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Adresses' })).toContainText('Adresse de livraison')
  await settled(page)
  expect(await violations(page)).toEqual([])

  await page.getByRole('region', { name: 'Conditions' }).getByRole('link', { name: 'Modifier' }).click()
  const discount = page.getByRole('textbox', { name: 'Remise permanente' })
  await discount.fill('7,25')
  await page.getByRole('textbox', { name: 'Libellé' }).fill('Comité du quai')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page).toHaveURL(`${pageOf(customer)}`)
  await expect(page.getByRole('region', { name: 'Conditions' })).toContainText('7,25 %'.replace(' ', '\u00A0'))
  await expect(page.getByText('Comité du quai').first()).toBeVisible()
  expect(await traceFor(api, customer)).toContainEqual(
    expect.objectContaining({ code: 'permanent_discount', rate: 7.25 }),
  )

  await page.getByRole('button', { name: 'Ajouter une note' }).click()
  await page.getByRole('textbox', { name: 'Texte de la note' }).fill('Livrer avant onze heures')
  await page.getByRole('button', { name: 'Enregistrer la note' }).click()
  const note = page.getByRole('listitem').filter({ hasText: 'Livrer avant onze heures' })
  await expect(note).toBeVisible()
  await note.getByRole('button', { name: 'Supprimer la note' }).click()
  await expect(note).toBeHidden()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(note).toBeVisible()

  await page.getByRole('button', { name: 'Commander pour ce client' }).click()
  await expect(page).toHaveURL(/\/(?:products\/list|cart\/customer)$/)
  await page.goto('/cart/customer')
  await expect(page.getByRole('region', { name: 'Client', exact: true }).or(page.getByRole('main'))).toContainText(
    customer.company,
  )
})

test('@sizes an agent keeps its own label for a customer, and reads what its supplier granted (R-2.056, R-2.057)', async ({
  page,
  enter,
}) => {
  const { customer } = await customerOf(AGENT)
  await enter(AGENT)
  await page.goto(`${pageOf(customer)}/edit`)
  await page.getByRole('textbox', { name: 'Libellé' }).fill('Tournée du jeudi')
  await expect(page.getByRole('textbox', { name: 'Remise permanente' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page).toHaveURL(`${pageOf(customer)}`)
  await expect(page.getByText('Tournée du jeudi').first()).toBeVisible()

  await page.goto('/suppliers')
  const table = page.getByRole('table', { name: 'Fournisseurs' })
  await table.getByRole('link', { name: 'Maison Verdelune' }).click()
  await expect(page).toHaveURL(/\/suppliers\/\d+$/)
  const terms = page.getByRole('region', { name: 'Conditions' })
  await expect(terms).toContainText('Marge de négociation')
  await expect(terms).toContainText('Ces conditions sont fixées par le fournisseur.')
  await settled(page)
  expect(await violations(page)).toEqual([])
})

test('@sizes a buyer opens its supplier from an order (R-2.091)', async ({ page, enter }) => {
  await enter('restaurant@millesime.test')
  const api = await Api.as('restaurant@millesime.test')
  const [order] = await api.orders('itemsPerPage=1')
  await page.goto(`/orders/${order?.id}`)
  await page
    .getByRole('region', { name: 'Client et fournisseur' })
    .getByRole('link', { name: order?.supplier.company ?? '' })
    .click()
  await expect(page).toHaveURL(`/suppliers/${order?.supplier.id}`)
  await expect(page.getByRole('heading', { level: 1, name: order?.supplier.company ?? '' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Fiche publique' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Modifier' })).toHaveCount(0)
  await settled(page)
  expect(await violations(page)).toEqual([])
})

test('a supplier invites a customer, and learns nothing of who is known already (R-2.022)', async ({ page, enter }) => {
  await enter(SUPPLIER)
  for (const email of ['chef@table-neuve.test', 'caviste@millesime.test']) {
    await page.goto('/customers/create')
    await page.getByRole('textbox', { name: 'Raison sociale' }).fill('La Table Neuve')
    await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email)
    await page.getByRole('textbox', { name: 'Prénom' }).fill('Ana')
    await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Morel')
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Envoyer l’invitation' }).click()
    await expect(page.getByText(`Invitation envoyée à ${email}`)).toBeVisible()
    await expect(page).toHaveURL('/network')
  }
})

for (const [email, path] of [
  ['restaurant@millesime.test', '/customers/4'],
  ['restaurant@millesime.test', '/users/999999'],
  ['fournisseur@millesime.test', '/customers/douze'],
] as const) {
  test(`${path} is no page for ${email}`, async ({ page, enter }) => {
    await enter(email)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  })
}
