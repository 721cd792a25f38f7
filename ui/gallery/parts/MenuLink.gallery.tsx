import { Button, Menu } from '@mantine/core'
import { MenuLink } from '~/shared/parts/MenuLink'
import { type Gallery, say } from '../gallery'

export default {
  about: 'An item of a menu that leads somewhere.',
  states: {
    normal: () => (
      <Menu opened position="bottom-start" shadow="md" width={230}>
        <Menu.Target>
          <Button variant="default">{say('Actions', 'Actions')}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <MenuLink to="/orders">{say('Voir les commandes', 'See the orders')}</MenuLink>
        </Menu.Dropdown>
      </Menu>
    ),
  },
} satisfies Gallery
