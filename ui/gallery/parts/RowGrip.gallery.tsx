import { RowGrip } from '~/shared/grid/RowGrip'
import { type Gallery, say } from '../gallery'

export default {
  about: 'What a row is moved by: dragged, or with Alt and the arrows.',
  states: { grip: () => <RowGrip label={say('Déplacer Château Brisac, place 1', 'Move Château Brisac, place 1')} /> },
} satisfies Gallery
