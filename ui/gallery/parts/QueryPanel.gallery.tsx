import { QueryPanel } from '~/shared/parts/QueryPanel'
import { type Gallery, say } from '../gallery'

const title = () => say('Dernières commandes', 'Latest orders')
const still = () => undefined

export default {
  about: 'A panel that waits, fails and asks again by itself: the rest of the page goes on.',
  states: {
    normal: () => (
      <QueryPanel title={title()} asked={{ data: 'CMD-2026-000009', error: null, refetch: still }} height={120}>
        CMD-2026-000009
      </QueryPanel>
    ),
    waiting: () => (
      <QueryPanel title={title()} asked={{ data: undefined, error: null, refetch: still }} height={120}>
        {null}
      </QueryPanel>
    ),
    failed: () => (
      <QueryPanel title={title()} asked={{ data: undefined, error: new Error('boom'), refetch: still }} height={120}>
        {null}
      </QueryPanel>
    ),
  },
} satisfies Gallery
