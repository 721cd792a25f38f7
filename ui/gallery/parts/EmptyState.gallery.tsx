import { Button } from '@mantine/core'
import { IconReceipt, IconSearchOff } from '@tabler/icons-react'
import { EmptyState } from '~/shared/parts/EmptyState'
import { type Gallery, say } from '../gallery'

export default {
  about: 'What stands where nothing is: an icon, a name, a sentence, a way on.',
  states: {
    normal: () => (
      <EmptyState
        icon={IconSearchOff}
        title={say('Aucun résultat', 'No result')}
        help={say('Essayez avec moins de filtres.', 'Try fewer filters.')}
        action={<Button variant="default">{say('Effacer les filtres', 'Clear filters')}</Button>}
      />
    ),
    'title alone': () => <EmptyState icon={IconReceipt} title={say('Aucune commande', 'No order')} />,
    long: () => (
      <EmptyState
        icon={IconReceipt}
        title={say(
          'Aucune commande n’a encore été passée chez ce fournisseur pour cet établissement',
          'No order has been placed with this supplier for this house yet',
        )}
        help={say(
          'Les commandes apparaissent ici dès qu’elles sont validées. Parcourez le catalogue, composez vos cartons, et le franco de port se calcule au fur et à mesure pour chaque fournisseur.',
          'Orders appear here as soon as they are placed. Browse the catalogue, make up your cartons, and free shipping is worked out for each supplier as you go.',
        )}
        action={<Button>{say('Aller au catalogue', 'Go to the catalogue')}</Button>}
      />
    ),
  },
} satisfies Gallery
