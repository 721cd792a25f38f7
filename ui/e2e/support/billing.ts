import { type Browser, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { Api, Person, Product } from './api'
import { placeOrder } from './carts'
import { type OrderDetail, readOrder } from './orders'
import { type address, connect, makePerson } from './parties'
import { type Buyer, secondDevice, signIn, test } from './test'

/** What a seller accepts before its first invoice. */
interface Mandate {
  textHash: string
}

interface Parcel {
  id: number
  deliveredAt: string | null
}

export interface Shipped extends OrderDetail {
  shipments: Parcel[]
}

export const WINE = 'Vin des factures'

/** A cellar that sells one wine at 10 € to works councils, and a council that pays it 30 days later. */
export async function parties(name: string, addresses: ReturnType<typeof address>[], terms = {}) {
  const own = `${name}-${test.info().retry}-${Date.now()}`
  const [seller, person] = await Promise.all([
    makePerson('supplier', `cave-${own}@exemple.fr`, `Cave ${own}`, addresses),
    makePerson('cse', `comite-${own}@exemple.fr`, `Comité ${own}`),
  ])
  // Registered as a company is: its address alone may lack.
  await seller.api.patch(`/parameter_suppliers/${seller.id}`, { legalForm: 'SAS', capital: 50000, rcsCity: 'Lyon' })
  await seller.api.patch(`/users/${seller.id}`, { numvat: 'FR44732829320' })
  await connect(seller.api, person, { outstandingValue: 5000, paymentTerms: { kind: 'days', days: 30 }, ...terms })
  const wine = await seller.api.post<{ '@id': string; id: number }>('/products', {
    reference: 'FAC-01',
    name: WINE,
    type: 'still',
    colour: 'red',
    abv: 13,
    listPriceTaxExcl: 10,
    groups: ['cse'],
  })
  const rows = [{ product: wine['@id'], onHand: 120, expected: 0, reason: 'Premier inventaire' }]
  await seller.api.post('/stock/corrections', { rows })
  const product = await person.api.get<Product>(`/products/${wine.id}`)
  const buyer: Buyer = { ...person, products: [product] }
  return { seller, buyer, product }
}

/** An order of so many bottles that is ready to leave. */
export async function prepared(seller: Api, buyer: Buyer, product: Product, bottles: number): Promise<OrderDetail> {
  const [iri = ''] = await placeOrder(buyer, [{ ...product, minQuantity: bottles }])
  const id = Number(iri.split('/').at(-1))
  // The order takes its stock a moment after it was placed.
  await expect.poll(async () => (await readOrder(seller, id)).transitions).toContain('validated')
  await seller.post(`/orders/${id}/transitions`, { transition: 'validated' })
  return seller.post<OrderDetail>(`/orders/${id}/transitions`, { transition: 'preparation' })
}

/** A parcel of an order leaves, and arrives. */
export async function deliver(seller: Api, buyer: Api, { id, items }: OrderDetail, bottles: number): Promise<void> {
  const lines = [{ item: items[0]?.id, quantity: bottles }]
  const { shipments } = await seller.post<Shipped>(`/orders/${id}/shipments`, { carrier: 'Transports Lacombe', lines })
  const parcel = shipments.find(({ deliveredAt }) => !deliveredAt)
  await buyer.post(`/orders/${id}/shipments/${parcel?.id}/delivery`, {})
}

/** Lets invoices go out in a seller's name. */
export async function acceptMandate({ id, api }: Pick<Person, 'id'> & { api: Api }): Promise<void> {
  const { textHash } = await api.get<Mandate>(`/invoicing_mandates/${id}`)
  await api.post('/invoicing_mandates', { textHash })
}

/** Somebody at a browser of its own. */
export async function seat(browser: Browser, email: string): Promise<Page> {
  const context = await secondDevice(browser)
  await signIn(context, email)
  return context.newPage()
}

/** Two broken bottles of the last parcel of a delivered order, with their photo. */
export async function report(buyer: Api, { id, items }: OrderDetail): Promise<void> {
  const { shipments } = await buyer.get<Shipped>(`/orders/${id}`)
  const photo = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#5B2333' } })
    .jpeg()
    .toBuffer()
  const line = {
    item: items[0]?.id,
    quantity: 2,
    shipment: Math.max(...shipments.map((parcel) => parcel.id)),
    reason: 'Carton écrasé',
    photo: `data:image/jpeg;base64,${photo.toString('base64')}`,
  }
  await buyer.post(`/orders/${id}/transitions`, {
    transition: 'incident',
    comment: 'Deux bouteilles cassées',
    incident: { kind: 'damaged', lines: [line] },
  })
}

/** The supplier credits what a buyer reported. */
export async function creditBroken(page: Page, { id, number }: OrderDetail): Promise<void> {
  await page.goto(`/orders/${id}`)
  await page.getByRole('button', { name: 'Régler l’incident' }).click()
  const dialog = page.getByRole('dialog', { name: `Régler l’incident sur ${number}` })
  await dialog.getByRole('combobox', { name: 'Décision' }).click()
  await page.getByRole('option', { name: 'Avoir', exact: true }).click()
  await dialog.getByRole('button', { name: 'Régler l’incident' }).click()
  await expect(dialog).toHaveCount(0)
}
