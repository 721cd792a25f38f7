import { DocumentHistory } from '~/shared/document/DocumentHistory'
import { type Gallery, say } from '../gallery'
import { receiptStates } from '../samples/receipt'

const announced = {
  from: null,
  to: 'processing' as const,
  actor: 'Maison Delorme',
  impersonator: '',
  comment: '',
  at: '2026-11-20T08:43:05Z',
}

const titleOf = ({ to }: { to: string }) =>
  to === 'processing' ? say('Annoncée', 'Announced') : say('Annulée', 'Canceled')

export default {
  about: 'Who moved a document, when and with what words, and what is still to come.',
  states: {
    begun: () => (
      <DocumentHistory
        states={receiptStates}
        steps={[announced]}
        titleOf={titleOf}
        coming={[say('Arrivée à l’entrepôt', 'Arrived at the warehouse'), say('Comptée', 'Counted')]}
      />
    ),
    'gone wrong': () => (
      <DocumentHistory
        states={receiptStates}
        steps={[
          announced,
          {
            ...announced,
            from: 'processing',
            to: 'canceled',
            impersonator: 'Julien Carpentier',
            comment: say('Le camion est tombé en panne.', 'The lorry broke down.'),
            at: '2026-11-21T14:02:00Z',
          },
        ]}
        titleOf={titleOf}
      />
    ),
  },
} satisfies Gallery
