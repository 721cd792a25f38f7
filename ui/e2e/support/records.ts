import { Api } from './api'

const SUPPLIER = 'fournisseur@millesime.test'

/** The address of the first record of a list, as a supplier sees it unless told otherwise. */
export async function recordOf(list: string, query = '', email = SUPPLIER): Promise<string> {
  const api = await Api.as(email)
  const { 'hydra:member': found } = await api.get<{ 'hydra:member': { id: number }[] }>(
    `/${list}?${query}&itemsPerPage=1`,
  )
  if (!found[0]) throw new Error(`${email} has none of ${list}?${query}`)
  return `/${list}/${found[0].id}`
}

/** Where a supplier prepares the departure of some orders. */
export async function dispatchAt(view: string): Promise<string> {
  const orders = await (await Api.as(SUPPLIER)).orders('status[]=preparation&itemsPerPage=3')
  if (orders.length === 0) throw new Error(`${SUPPLIER} prepares no order`)
  return `/orders/dispatch?orders=${encodeURIComponent(JSON.stringify(orders.map(({ id }) => String(id))))}&view=${view}`
}

/** A receipt that one goes on counting, and one that ended. */
export const openReceipt = () => recordOf('receipts', 'view=todo&status[]=partiel')
export const endedReceipt = () => recordOf('receipts', 'view=history&status[]=complete')

export const openCount = () => recordOf('stock_counts', 'status[]=open&warehouse=supplier')

/** A return that waits for its hand-over. */
export const openRecovery = () => recordOf('stock_recoveries', 'status[]=pending')

/** The account on which most is overdue. */
export async function openAccount(): Promise<string> {
  const open = await (await Api.as(SUPPLIER)).get<{ 'hydra:member': { '@id': string | null }[] }>('/accounts')
  const account = open['hydra:member'].find((one) => one['@id'] !== null)?.['@id']
  if (!account) throw new Error(`${SUPPLIER} has no open account`)
  return account.replace('/api', '')
}

/** The promo code that served most. */
export const usedCode = async () =>
  (await recordOf('promo_codes', 'order[uses]=desc', 'admin@millesime.test')).replace('/promo_codes', '/promo-codes')

/** The lot that came last: somebody received it. */
export const lastLot = () => recordOf('stock_lots')

interface Made {
  id: number
  version: number
}

/** A price list of the supplier for a restaurant, made where there is none: published, or to be changed. */
async function priceList(status: 'active' | 'draft'): Promise<string> {
  const api = await Api.as(SUPPLIER)
  const { 'hydra:member': found } = await api.get<{ 'hydra:member': Made[] }>(
    `/price_lists?status[]=${status}&itemsPerPage=1`,
  )
  if (found[0]) return `/products/mercuriale/${found[0].id}`
  const [buyer, products] = await Promise.all([
    Api.as('restaurant@millesime.test').then((restaurant) => restaurant.me()),
    api.get<{ 'hydra:member': { '@id': string }[] }>('/products?itemsPerPage=15'),
  ])
  const made = await api.post<Made>('/price_lists', {
    name: status === 'active' ? 'Carte d’hiver' : 'Carte de printemps',
    startsOn: new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(new Date()),
    customers: [buyer['@id']],
    lines: products['hydra:member'].map((product) => ({ product: product['@id'], priceTaxExcl: 9.5 })),
  })
  if (status === 'active') await api.post(`/price_lists/${made.id}/publish`, { version: made.version })
  return `/products/mercuriale/${made.id}`
}

export const activePriceList = () => priceList('active')
export const draftPriceList = () => priceList('draft')
