import { StatusDot } from '~/shared/parts/StatusDot'
import { type Gallery, say } from '../gallery'
import { Row } from '../Row'

export default {
  about: 'A status: a dot and a word, never a colour alone.',
  states: {
    tones: () => (
      <Row>
        <StatusDot tone="neutral" label={say('Brouillon', 'Draft')} />
        <StatusDot tone="attention" label={say('À traiter', 'To process')} />
        <StatusDot tone="progress" label={say('En cours', 'Under way')} />
        <StatusDot tone="done" label={say('Terminée', 'Done')} />
        <StatusDot tone="error" label={say('Litige', 'Dispute')} />
      </Row>
    ),
  },
} satisfies Gallery
