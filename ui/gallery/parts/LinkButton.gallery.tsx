import { IconPrinter } from '@tabler/icons-react'
import { LinkButton } from '~/shared/parts/LinkButton'
import { type Gallery, say } from '../gallery'

export default {
  about:
    'Looks like a button and leads somewhere: the menu of the browser and the middle button of the mouse work on it.',
  states: {
    normal: () => <LinkButton to="/orders">{say('Voir les commandes', 'See the orders')}</LinkButton>,
    beside: () => (
      <LinkButton to="/orders" variant="default" leftSection={<IconPrinter size={17} aria-hidden />}>
        {say('Imprimer', 'Print')}
      </LinkButton>
    ),
  },
} satisfies Gallery
