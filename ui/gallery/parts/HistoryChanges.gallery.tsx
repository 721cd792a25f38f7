import { HistoryChanges } from '~/shared/trail/HistoryChanges'
import { type Gallery, say } from '../gallery'

export default {
  about: 'What an act changed: each member with what it was and what it is.',
  states: {
    all: () => (
      <HistoryChanges
        changes={[
          { key: 'status', label: say('Statut', 'Status'), from: 'Actif', to: 'Bloqué', isHidden: false },
          { key: 'phone', label: say('Téléphone', 'Phone'), from: '04 78 00 00 00', to: null, isHidden: false },
          { key: 'city', label: say('Ville', 'City'), from: null, to: 'Lyon', isHidden: false },
          { key: 'base64ContentLogo', label: 'Logo', from: null, to: '', isHidden: true },
        ]}
      />
    ),
  },
} satisfies Gallery
