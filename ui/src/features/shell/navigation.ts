import { type Icon, IconBottle, IconHome, IconReceipt } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { canOpen } from '~/shared/access/route-access'
import { useSession } from '~/shared/session/session'

interface Entry {
  to: string
  /** Key of the label in common.json. */
  label: string
  icon: Icon
  /** Which figure of the order summary is shown beside the label. */
  count?: 'toProcess'
}

interface Section {
  label: string
  entries: Entry[]
}

/** The menu of the whole product. An entry shows once its screen exists and the person's group may open it. */
const sections: Section[] = [
  {
    label: 'menu.order',
    entries: [
      { to: '/', label: 'menu.home', icon: IconHome },
      { to: '/products', label: 'menu.catalogue', icon: IconBottle },
      { to: '/orders', label: 'menu.orders', icon: IconReceipt, count: 'toProcess' },
    ],
  },
]

/** The menu's sections for the person who is signed in. */
export function useNavigation(): Section[] {
  const { routesByPath } = useRouter()
  const user = useSession((session) => session.user)
  if (!user || user.status === 'processing') return []
  const isOpen = ({ to }: Entry) => to in routesByPath && canOpen(to, user.userGroup.code)
  return sections
    .map((section) => ({ ...section, entries: section.entries.filter(isOpen) }))
    .filter((section) => section.entries.length > 0)
}
