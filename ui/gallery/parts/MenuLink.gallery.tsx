import { Button, Menu } from '@mantine/core'
import { MenuLink } from '~/shared/parts/MenuLink'
import { Pressed } from '../act'
import { type Gallery, say } from '../gallery'

const Actions = () => (
  <Menu position="bottom-start" shadow="md" width={230} withInitialFocusPlaceholder={false}>
    <Menu.Target>
      <Button variant="default">{say('Actions', 'Actions')}</Button>
    </Menu.Target>
    <Menu.Dropdown>
      <MenuLink to="/orders">{say('Voir les commandes', 'See the orders')}</MenuLink>
    </Menu.Dropdown>
  </Menu>
)

export default {
  about: 'An item of a menu that leads somewhere.',
  states: { closed: Actions },
  alone: {
    open: () => (
      <Pressed>
        <Actions />
      </Pressed>
    ),
  },
} satisfies Gallery
