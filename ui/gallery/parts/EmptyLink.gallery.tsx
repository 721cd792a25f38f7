import { IconTruckDelivery } from '@tabler/icons-react'
import { EmptyLink } from '~/shared/parts/EmptyLink'
import { type Gallery, say } from '../gallery'

export default {
  about: 'What stands where nothing is, and the page on which something comes of it.',
  states: {
    normal: () => (
      <EmptyLink
        icon={IconTruckDelivery}
        title={say('Aucune réception attendue', 'No receipt is expected')}
        help={say('Annoncez une livraison pour la compter ici.', 'Announce a delivery to count it here.')}
        to="/receipts/create"
        link={say('Annoncer une réception', 'Announce a receipt')}
      />
    ),
  },
} satisfies Gallery
