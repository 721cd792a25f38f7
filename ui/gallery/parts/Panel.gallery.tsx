import { Button } from '@mantine/core'
import { Panel } from '~/shared/parts/Panel'
import { RowsSkeleton } from '~/shared/parts/Skeletons'
import { type Gallery, say } from '../gallery'
import { longName } from '../samples/products'

const words = () => say('18 rue des Halles, 69002 Lyon', '18 rue des Halles, 69002 Lyon')

export default {
  about: 'A bordered surface with a title: the brick of every screen.',
  states: {
    normal: () => <Panel title={say('Livraison', 'Delivery')}>{words()}</Panel>,
    aside: () => (
      <Panel
        title={say('Dernières commandes', 'Latest orders')}
        aside={
          <Button variant="subtle" size="compact-sm">
            {say('Tout voir', 'See all')}
          </Button>
        }
      >
        {words()}
      </Panel>
    ),
    'no title': () => <Panel>{words()}</Panel>,
    flush: () => (
      <Panel title={say('Lignes', 'Lines')} flush>
        <RowsSkeleton rows={3} />
      </Panel>
    ),
    long: () => (
      <Panel
        title={longName}
        aside={
          <Button variant="subtle" size="compact-sm">
            {say('Tout voir', 'See all')}
          </Button>
        }
      >
        {words()}
      </Panel>
    ),
  },
} satisfies Gallery
