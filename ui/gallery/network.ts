import { orderSummary } from './samples/orders'
import { savedViews } from './samples/views'

/** What the API answers to parts that ask, by path. */
const answers: Record<string, unknown> = {
  '/api/orders/summary': orderSummary,
  '/api/saved_views': savedViews,
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
