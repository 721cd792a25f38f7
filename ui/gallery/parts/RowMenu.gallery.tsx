import { Menu } from '@mantine/core'
import { RowMenu } from '~/shared/table/RowMenu'
import { type Gallery, say } from '../gallery'

export default {
  about: 'What can be done with one row of a list.',
  states: {
    normal: () => (
      <RowMenu label={say('Actions sur CMD-2026-000009', 'Actions on CMD-2026-000009')}>
        {() => (
          <>
            <Menu.Item>{say('Ouvrir', 'Open')}</Menu.Item>
            <Menu.Item>{say('Copier le numéro', 'Copy the number')}</Menu.Item>
          </>
        )}
      </RowMenu>
    ),
  },
} satisfies Gallery
