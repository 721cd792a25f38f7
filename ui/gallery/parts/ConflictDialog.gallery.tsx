import { ConflictDialog } from '~/shared/forms/conflict/ConflictDialog'
import { type Gallery, say } from '../gallery'

const still = () => undefined

const meanwhile = { who: 'Claire Morel', at: '2026-11-28T09:12:00Z' }

const buyers = {
  field: 'buyers',
  label: say('Acheteurs', 'Buyers'),
  mine: 'Le Bouchon des Halles, Cave des Lilas',
  theirs: 'Le Bouchon des Halles, La Table du Marché',
}

export default {
  about: 'Two people saved the same thing: what was typed beside what stands there now, field by field.',
  states: {},
  alone: {
    normal: () => <ConflictDialog clashes={[buyers]} meanwhile={meanwhile} onResolve={still} onClose={still} />,
    several: () => (
      <ConflictDialog
        clashes={[
          buyers,
          {
            field: 'name',
            label: say('Nom', 'Name'),
            mine: 'Tables lyonnaises et bistrots du Beaujolais, saison d’hiver 2026-2027',
            theirs: say('Rien', 'Nothing'),
          },
        ]}
        meanwhile={{ who: null, at: '2026-11-28T09:12:00Z' }}
        onResolve={still}
        onClose={still}
      />
    ),
    'no field': () => <ConflictDialog clashes={[]} meanwhile={meanwhile} onResolve={still} onClose={still} />,
  },
} satisfies Gallery
