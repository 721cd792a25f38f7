import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'

/** The API of a test: each test adds the answers it needs; any other call but those of every screen fails it. */
export const server = setupServer(
  http.get('*/api/notifications/count', () => HttpResponse.json({ unread: 0 })),
  http.get('*/api/waiting', () => HttpResponse.json({ total: 0, kinds: [] })),
  http.get('*/api/agreement_frame_progress', () => HttpResponse.json({ 'hydra:member': [], 'hydra:totalItems': 0 })),
  ...['usable_promo_codes', 'borne_promo_codes'].map((codes) =>
    http.get(`*/api/${codes}`, () => HttpResponse.json({ 'hydra:member': [], 'hydra:totalItems': 0 })),
  ),
  http.get('*/api/notifications/stream', () => new HttpResponse(null, { status: 503 })),
)
