import { IconBuildingStore, IconDeviceMobile } from '@tabler/icons-react'
import { IconTile } from '~/shared/parts/IconTile'
import type { Gallery } from '../gallery'

export default {
  about: 'A sign on a ground of its own, before the words it stands for.',
  states: {
    normal: () => <IconTile icon={IconBuildingStore} size={22} />,
    thick: () => <IconTile icon={IconDeviceMobile} size={20} stroke={2} />,
  },
} satisfies Gallery
