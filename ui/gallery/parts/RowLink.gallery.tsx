import { RowLink } from '~/shared/parts/RowLink'
import { Focused } from '../act'
import { type Gallery, say } from '../gallery'

const row = () => (
  <div style={{ position: 'relative', padding: 12 }}>
    <RowLink to="/orders">CMD-2026-000009</RowLink>
    <div>{say('Toute la ligne mène à la commande.', 'The whole row leads to the order.')}</div>
  </div>
)

export default {
  about: 'The link of a row: the words are the link, the whole row is its target.',
  states: { normal: row },
  alone: { focus: () => <Focused>{row()}</Focused> },
} satisfies Gallery
