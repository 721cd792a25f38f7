import type { Collection, SavedView } from '~/api/types'
import { say } from '../gallery'

const view = (id: number, name: string, search: string): SavedView => ({
  '@id': `/api/saved_views/${id}`,
  id,
  screen: 'orders',
  name,
  search,
  createdAt: '2026-11-20T08:43:05Z',
})

/** Views as somebody keeps them, one with a name that has no room. */
export const savedViews: Collection<SavedView> = {
  '@id': '/api/saved_views',
  'hydra:member': [
    view(1, say('À préparer', 'To prepare'), 'tab=toProcess'),
    view(
      2,
      say('Litiges du mois avec la Maison Delorme et le Château Brisac', 'This month’s disputes with two houses'),
      'tab=trouble',
    ),
  ],
  'hydra:totalItems': 2,
  totalItemsCapped: false,
  'hydra:view': { '@id': '/api/saved_views' },
}
