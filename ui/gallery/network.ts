import { goods } from './samples/goods'
import { waiting } from './samples/orders'
import { savedViews } from './samples/views'

/** What the API answers to parts that ask, by path. */
const answers: Record<string, unknown> = {
  '/api/waiting': waiting,
  '/api/saved_views': savedViews,
  '/api/suppliers': { 'hydra:member': [{ id: 1, company: 'Maison Brisac' }], 'hydra:totalItems': 1 },
  '/api/products': { 'hydra:member': goods, 'hydra:totalItems': goods.length },
}

/** Answers every call of the API from samples: no server runs behind the gallery. */
export function answerFromSamples(): void {
  const browserFetch = window.fetch
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.origin)
    if (!pathname.startsWith('/api/')) return browserFetch(input, init)
    const answer = answers[pathname]
    return answer ? Response.json(answer) : Response.json({ 'hydra:description': pathname }, { status: 404 })
  }
}
