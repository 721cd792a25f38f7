import { Button } from '@mantine/core'
import { AddressCard } from '~/shared/addresses/AddressCard'
import { type Gallery, say } from '../gallery'
import { cellar, terrace } from '../samples/addresses'

export default {
  about: 'An address as it is written on a parcel or an invoice.',
  states: {
    normal: () => <AddressCard address={terrace} />,
    default: () => <AddressCard address={cellar} />,
    'with its type': () => <AddressCard address={cellar} withType />,
    'with actions': () => (
      <AddressCard
        address={terrace}
        actions={
          <Button variant="subtle" size="compact-sm">
            {say('Modifier', 'Edit')}
          </Button>
        }
      />
    ),
  },
} satisfies Gallery
