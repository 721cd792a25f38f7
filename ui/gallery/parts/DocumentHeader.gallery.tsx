import { Button } from '@mantine/core'
import { DocumentHeader } from '~/shared/document/DocumentHeader'
import { type Gallery, say } from '../gallery'
import { receiptStates } from '../samples/receipt'

const back = () => ({ to: '/receipts', label: say('Réceptions', 'Receipts') })

export default {
  about: 'A document’s name, its way back, its state, and what can be done with it: one button alone is filled.',
  states: {
    'to be done': () => (
      <DocumentHeader
        title="REC-2026-000012"
        back={back()}
        states={receiptStates}
        state="warehouse"
        facts={<span>{say('à compter', 'to be counted')}</span>}
        beside={<Button variant="default">{say('Bon de réception', 'Receipt slip')}</Button>}
        others={[{ label: say('Modifier', 'Change') }, { label: say('Annuler', 'Cancel'), isHarm: true }]}
        acts={[{ label: say('Terminer', 'Finish') }, { label: say('Compter', 'Count'), isNext: true }]}
      />
    ),
    'on its way': () => (
      <DocumentHeader
        title="REC-2026-000012"
        back={back()}
        states={receiptStates}
        state="processing"
        acts={[{ label: say('Arrivée', 'Arrived'), isNext: true, isBusy: true }]}
      />
    ),
    ended: () => <DocumentHeader title="REC-2026-000012" back={back()} states={receiptStates} state="complete" />,
  },
} satisfies Gallery
