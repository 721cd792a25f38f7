import { Api, type Order, type Product } from './support/api'
import { violations } from './support/axe'
import { expect, secondDevice, signIn, test } from './support/test'

interface Tasted extends Product {
  sampleAllowed: boolean
  warehouse: string
}

interface Sample {
  '@id': string
  id: number
  status: string
  order: { '@id': string; id: number; number: string } | null
}

interface OrderDetail extends Order {
  items: { id: number; quantity: number }[]
}

const pathOf = (iri: string) => iri.replace('/api', '')

/** Products that this buyer may taste, in stock at their suppliers' own. */
async function tasted(api: Api, wanted: number): Promise<Tasted[]> {
  const all = await api.products('available=true&itemsPerPage=200&order[name]=asc')
  const found: Tasted[] = []
  for (const { id, available } of all) {
    if (found.length === wanted) break
    if (available < 60) continue
    const product = await api.get<Tasted>(`/products/${id}`)
    if (!product.sampleAllowed || product.warehouse !== 'supplier') continue
    const may = await api.get<{ allowed: boolean }>(`/sample_requests/allowance?product=${id}`)
    if (may.allowed) found.push(product)
  }
  return found
}

const wineOf = ({ name, vintage }: Product) => (vintage ? `${name} ${vintage}` : name)

/** Who sells a product. */
async function sellerOf(product: Product): Promise<Api> {
  const admin = await Api.as('admin@millesime.test')
  const { email } = await admin.get<{ email: string }>(`/users/${product.supplier.id}`)
  return Api.as(email)
}

async function ask(api: Api, product: Product): Promise<Sample> {
  const { addresses } = await api.me()
  const shippingAddress = addresses.find(({ typeAddress }) => typeAddress === 'shipping')?.['@id']
  return api.post<Sample>('/sample_requests', { product: product['@id'], shippingAddress })
}

const move = (api: Api, sample: Sample, transition: string, comment = '') =>
  api.post<Sample>(`${pathOf(sample['@id'])}/transitions`, { transition, comment })

/** Brings an order to its customer as its supplier does. */
async function deliver(seller: Api, buyer: Api, id: number): Promise<void> {
  const order = () => seller.get<OrderDetail>(`/orders/${id}`)
  if ((await order()).status === 'processing')
    await seller.post(`/orders/${id}/transitions`, { transition: 'validated' })
  await seller.post(`/orders/${id}/transitions`, { transition: 'preparation' })
  const { items } = await order()
  const lines = items.map(({ id: item, quantity }) => ({ item, quantity }))
  await seller.post(`/orders/${id}/shipments`, { lines, carrier: 'Messagerie' })
  await buyer.post(`/orders/${id}/transitions`, { transition: 'shipped' })
}

test('@phone a buyer asks for a sample, its supplier accepts, and the buyer orders it at 0 € (R-1.014, R-2.031)', async ({
  page,
  buyer,
  enter,
  browser,
}) => {
  test.slow()
  const [product] = await tasted(buyer.api, 1)
  if (!product) throw new Error('nothing to be tasted')
  await enter(buyer.email)
  await page.goto(`/products/${product.id}`)
  await page.getByRole('button', { name: 'Demander un échantillon' }).click()
  const dialog = page.getByRole('dialog', { name: 'Demander un échantillon' })
  await dialog.getByRole('textbox', { name: 'Message au fournisseur' }).fill('Pour la carte d’hiver')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Envoyer la demande' }).click()
  await expect(page.getByText('Votre demande attend la réponse du fournisseur.')).toBeVisible()

  const seller = await sellerOf(product)
  const there = await secondDevice(browser)
  await signIn(there, seller.email)
  const desk = await there.newPage()
  // Houses of one name may ask for the same wine at the same time: the request is told by its number.
  const { request } = await buyer.api.get<{ request: Sample }>(`/sample_requests/allowance?product=${product.id}`)
  await desk.goto('/orders/sample-requests')
  await desk.locator(`[data-row-link][href$="request=${request.id}"]`).click()
  const sheet = desk.getByRole('dialog')
  await expect(sheet.getByText('Pour la carte d’hiver')).toBeVisible()
  expect(await violations(desk)).toEqual([])
  await sheet.getByRole('button', { name: 'Accepter' }).click()
  await expect(sheet.getByText('Demande acceptée')).toBeVisible()
  await there.close()

  await page.goto('/orders/sample-requests')
  // The demonstration may have let this buyer taste the same wine before.
  const row = page.locator('tr').filter({ has: page.locator(`[href$="request=${request.id}"]`) })
  await row.getByRole('button', { name: `Actions sur ${wineOf(product)}, ${product.supplier.company}` }).click()
  await page.getByRole('menuitem', { name: 'Commander l’échantillon' }).click()
  await page.getByRole('button', { name: 'Voir la commande' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /CMD-/ })).toBeVisible()
  await expect(page.getByRole('main').getByText('Échantillon', { exact: true }).first()).toBeVisible()
  const [made] = await buyer.api.orders('itemsPerPage=1&order[createdAt]=desc')
  expect(made?.totalPriceTaxIncl).toBe(0)
})

test('a refusal shows its reason to the buyer, who may ask elsewhere', async ({ page, buyer, enter }) => {
  const [product] = await tasted(buyer.api, 1)
  if (!product) throw new Error('nothing to be tasted')
  const sample = await ask(buyer.api, product)
  const seller = await sellerOf(product)
  await enter(seller.email)
  await page.goto(`/orders/sample-requests?request=${sample.id}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Refuser' }).click()
  const dialog = page.getByRole('dialog', { name: 'Refuser cette demande d’échantillon ?' })
  await dialog.getByRole('textbox', { name: /Motif/ }).fill('Cuvée épuisée jusqu’en mars')
  await dialog.getByRole('button', { name: 'Refuser' }).click()
  await expect(dialog).toHaveCount(0)
  const told = await buyer.api.get<{ status: string; reason: string; transitions: string[] }>(pathOf(sample['@id']))
  expect(told).toMatchObject({ status: 'reject', reason: 'Cuvée épuisée jusqu’en mars', transitions: [] })
})

test('a sample that was delivered is rated by its buyer', async ({ page, buyer, enter }) => {
  test.slow()
  const [product] = await tasted(buyer.api, 1)
  if (!product) throw new Error('nothing to be tasted')
  const seller = await sellerOf(product)
  const sample = await ask(buyer.api, product)
  await move(seller, sample, 'valid')
  const { order } = await move(buyer.api, sample, 'ordering')
  if (!order) throw new Error('it was not ordered')
  await deliver(seller, buyer.api, order.id)
  await expect
    .poll(async () => (await buyer.api.get<{ feedbackAwaited: boolean }>(pathOf(sample['@id']))).feedbackAwaited)
    .toBe(true)
  await enter(buyer.email)
  await page.goto(`/orders/sample-requests?request=${sample.id}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Donner mon avis' }).click()
  const dialog = page.getByRole('dialog', { name: /^Votre avis sur/ })
  await dialog.getByRole('radio', { name: 'Très bien' }).check()
  await dialog.getByRole('textbox', { name: 'Commentaire' }).fill('Belle longueur')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Envoyer mon avis' }).click()
  await expect(page.getByText('Très bien (4 sur 5)')).toBeVisible()
})
