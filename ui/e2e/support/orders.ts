import { expect } from '@playwright/test'
import { Api, type Order, type Person, type Product } from './api'
import { placeOrder } from './carts'
import type { Buyer } from './test'

export interface OrderDetail extends Order {
  items: { id: number; quantity: number; product: { name: string; vintage: number | null } }[]
  transitions: string[]
  paymentTerms: { kind: string } | null
}

/** A house that answers its orders by hand, and a product of it. */
export interface House extends Person {
  api: Api
  product: Product
}

/** A supplier of something the buyer can order who validates by hand. */
export async function houseOf(buyer: Buyer): Promise<House> {
  const admin = await Api.as('admin@millesime.test')
  const suppliers = await admin.people('/suppliers')
  for (const product of buyer.products) {
    const supplier = suppliers.find(({ id }) => id === product.supplier.id)
    if (!supplier) continue
    const { parameters } = await admin.get<{ parameters: { autoValidate?: boolean } | null }>(`/users/${supplier.id}`)
    if (!parameters?.autoValidate) return { ...supplier, api: await Api.as(supplier.email), product }
  }
  throw new Error('every house validates by itself')
}

export const readOrder = (api: Api, id: number) => api.get<OrderDetail>(`/orders/${id}`)

/** An order that its house has to validate: paid first, where the buyer pays first. */
export async function orderToValidate(buyer: Buyer, { api, product }: House): Promise<OrderDetail> {
  const [iri = ''] = await placeOrder(buyer, [product])
  const id = Number(iri.split('/').at(-1))
  const order = await readOrder(api, id)
  const isPaidFirst = (order.paymentTerms?.kind ?? 'prepaid') === 'prepaid'
  if (!isPaidFirst) return order
  await untilItWaits(api, id)
  return api.post<OrderDetail>(`/orders/${id}/transitions`, { transition: 'paid' })
}

/** The house asks for the payment by itself, a moment after the order. */
async function untilItWaits(api: Api, id: number): Promise<void> {
  await expect.poll(async () => (await readOrder(api, id)).status).toBe('waiting_payment')
}

/** Has a house note that an order is paid, prepare it, and send all of it. */
export async function sendPrepaid(api: Api, id: number): Promise<void> {
  await untilItWaits(api, id)
  for (const transition of ['paid', 'validated', 'preparation'])
    await api.post(`/orders/${id}/transitions`, { transition })
  const { items } = await readOrder(api, id)
  const lines = items.map(({ id: item, quantity }) => ({ item, quantity }))
  await api.post(`/orders/${id}/shipments`, { carrier: 'Transports Lacombe', lines })
}

/** Has a house prepare an order of a buyer who pays first, without its payment. */
export async function prepareUnpaid(api: Api, id: number): Promise<void> {
  await untilItWaits(api, id)
  for (const transition of ['validated', 'preparation'])
    await api.post(`/orders/${id}/transitions`, { transition, comment: 'Bon client' })
}
