import { ViewsMenu } from '~/shared/views/ViewsMenu'
import { Pressed } from '../act'
import type { Gallery } from '../gallery'

const menu = () => <ViewsMenu screen="orders" columns={[]} />

export default {
  about: 'The views a person keeps of a list: open, save, rename, replace, delete.',
  states: { closed: menu },
  alone: { open: () => <Pressed of="button">{menu()}</Pressed> },
} satisfies Gallery
