import { Timeline } from '~/shared/parts/Timeline'
import { type Gallery, say } from '../gallery'

const placed = () => ({
  key: 'placed',
  title: say('Commande passée', 'Order placed'),
  at: '2026-11-20T08:43:05Z',
  by: 'Camille Aubrac',
})

export default {
  about: 'What happened, when and by whom; what is to come is hollow.',
  states: {
    normal: () => (
      <Timeline
        events={[
          placed(),
          { key: 'valid', title: say('Validée', 'Validated'), at: '2026-11-20T09:12:00Z', by: 'Maison Delorme' },
          { key: 'shipped', title: say('Expédiée', 'Shipped') },
        ]}
      />
    ),
    one: () => <Timeline events={[placed()]} />,
    error: () => (
      <Timeline
        events={[
          placed(),
          {
            key: 'incident',
            title: say('Litige ouvert', 'Dispute opened'),
            at: '2026-11-21T14:02:00Z',
            tone: 'error',
            detail: say('Deux bouteilles cassées à la livraison.', 'Two bottles broken on delivery.'),
          },
        ]}
      />
    ),
    long: () => (
      <Timeline
        events={[
          {
            ...placed(),
            by: say(
              'Camille Aubrac pour Brasserie du Canal Saint-Martin et de ses Environs',
              'Camille Aubrac for Brasserie du Canal Saint-Martin et de ses Environs',
            ),
            detail: say(
              'Livrer avant dix heures, par la cour, et demander la réserve : le monte-charge est en panne jusqu’à la fin du mois et l’escalier ne prend pas les palettes.',
              'Deliver before ten, through the yard, and ask for the storeroom: the goods lift is out of order until the end of the month.',
            ),
          },
          { key: 'next', title: say('En préparation', 'In preparation') },
        ]}
      />
    ),
  },
} satisfies Gallery
