import { HttpResponse, http } from 'msw'
import type { Address, Device, GroupCode, Me, Parameters } from '~/api/types'
import { person } from '~/testing/people'
import { server } from '~/testing/server'

export const anAddress = (id: number, typeAddress: Address['typeAddress'], label: string): Address => ({
  '@id': `/api/addresses/${id}`,
  id,
  typeAddress,
  isDefault: false,
  label,
  company: 'Le Comptoir des Tilleuls',
  street: '18 rue des Halles',
  street2: '',
  postcode: '69002',
  city: 'Lyon',
  country: 'FR',
  phone: '0465710531',
})

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36'

export const device = (id: number, change: Partial<Device> = {}): Device => ({
  '@id': `/api/sessions/${id}`,
  id: String(id),
  createdAt: '2026-11-01T08:00:00Z',
  lastUsedAt: `2026-11-1${id}T08:00:00Z`,
  expiresAt: '2026-12-11T08:00:00Z',
  userAgent: CHROME,
  current: false,
  ...change,
})

interface Known extends Partial<Me> {
  parameters?: Partial<Parameters>
  devices?: Device[]
}

/** Answers what the profile of somebody of a group asks for. */
export function answerAs(group: GroupCode, { parameters = {}, devices = [], ...change }: Known = {}): void {
  const me = { ...person(group), ...change }
  server.use(
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/orders/summary', () => HttpResponse.json({ toProcess: 0 })),
    http.get('*/api/me', () => HttpResponse.json(me)),
    http.get('*/api/users/3', () =>
      HttpResponse.json({ ...me, parameters: { '@id': '/api/x/3', id: 3, ...parameters } }),
    ),
    http.get('*/api/sessions', () =>
      HttpResponse.json({ 'hydra:member': devices, 'hydra:totalItems': devices.length }),
    ),
  )
}
