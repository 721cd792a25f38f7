import { ORIGIN } from './server'

/** The password of every person of the demonstration (domain 10.1). */
export const PASSWORD = 'Millesime#2026'

export interface Product {
  '@id': string
  id: number
  name: string
  vintage: number | null
  colour: string
  appellation: string
  available: number
  orderMultiple: number
  minQuantity: number
  unitsPerCarton: number
  supplier: { id: number; company: string }
  /** Follows the customer for whom it was asked. */
  otherAgent: boolean
}

export interface Person {
  '@id': string
  id: number
  email: string
  company: string
  userGroup: { code: string }
  status: string
  addresses: { '@id': string; typeAddress: 'billing' | 'shipping'; label: string }[]
}

export interface Order {
  '@id': string
  id: number
  number: string
  status: string
  customer: { id: number; company: string }
  supplier: { id: number; company: string }
  totalPriceTaxIncl: number
}

interface Offer {
  code: string
  label: string
  delivery: 'home' | 'relay'
}

export interface Cart {
  id: string
  version: number
  suppliers: {
    supplier: { id: number; company: string }
    items: { product: { id: number }; quantity: number }[]
    franco: { value: number | null; quantity: number | null }
  }[]
  carrier: Offer[]
  selectedCarrier: string | null
  usualCarrier: string | null
  selectedRelay: string | null
  totalPriceTaxIncl: number
  totalUnitProduct: number
  comment: string
  customerReference: string
  orders?: string[]
}

interface Collection<T> {
  'hydra:member': T[]
  'hydra:totalItems': number
}

/** One person's way to the API, for what a test needs before or after the browser. */
export class Api {
  private constructor(
    readonly email: string,
    private readonly token: string,
  ) {}

  static async as(email: string): Promise<Api> {
    const { token } = await call<{ token: string }>('POST', '/token/auth', {}, { email, password: PASSWORD })
    return new Api(email, token)
  }

  get<T>(path: string): Promise<T> {
    return call<T>('GET', path, this.headers())
  }

  post<T>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<T> {
    return call<T>('POST', path, { ...this.headers(), ...headers }, body)
  }

  put(path: string): Promise<unknown> {
    return call('PUT', path, this.headers())
  }

  patch<T>(path: string, body: unknown): Promise<T> {
    return call<T>('PATCH', path, this.headers(), body)
  }

  me(): Promise<Person> {
    return this.get<Person>('/me')
  }

  async products(query: string): Promise<Product[]> {
    return (await this.get<Collection<Product>>(`/products?${query}`))['hydra:member']
  }

  async orders(query = ''): Promise<Order[]> {
    return (await this.get<Collection<Order>>(`/orders?${query}`))['hydra:member']
  }

  async people(path: '/customers' | '/suppliers'): Promise<Person[]> {
    return (await this.get<Collection<Person>>(`${path}?itemsPerPage=500`))['hydra:member']
  }

  cart(): Promise<Cart> {
    return this.get<Cart>('/cart')
  }

  private headers() {
    return { Authorization: `Bearer ${this.token}` }
  }
}

async function call<T>(method: string, path: string, headers: Record<string, string>, body?: unknown): Promise<T> {
  const response = await fetch(`${ORIGIN}/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
  return (text ? JSON.parse(text) : null) as T
}
