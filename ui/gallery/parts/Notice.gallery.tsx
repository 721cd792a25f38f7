import { Notice } from '~/shared/parts/Notice'
import { type Gallery, say } from '../gallery'
import { Column } from '../Row'

const tones = ['info', 'attention', 'error'] as const

export default {
  about: 'A message that stays on the page.',
  states: {
    normal: () => (
      <Column>
        {tones.map((tone) => (
          <Notice key={tone} tone={tone}>
            {say('Le prix de deux produits a changé.', 'The price of two products has changed.')}
          </Notice>
        ))}
      </Column>
    ),
    titled: () => (
      <Column>
        {tones.map((tone) => (
          <Notice key={tone} tone={tone} title={say('Prix modifiés', 'Prices changed')}>
            {say('Vérifiez le total avant de valider.', 'Check the total before you place the order.')}
          </Notice>
        ))}
      </Column>
    ),
    long: () => (
      <Notice
        tone="attention"
        title={say('La livraison de cette commande prendra plus de temps', 'Delivery will take longer')}
      >
        {say(
          'Le fournisseur attend trois cartons de Château La Tour du Haut-Moulin ; il expédiera l’ensemble dès réception, au plus tard le 28/11/2026, et vous préviendra par message le jour du départ.',
          'The supplier is waiting for three cartons of Château La Tour du Haut-Moulin; everything ships once they arrive, on 28/11/2026 at the latest, and you will get a message on the day.',
        )}
      </Notice>
    ),
  },
} satisfies Gallery
