import {
  type Icon,
  IconAffiliate,
  IconBottle,
  IconBriefcase,
  IconBuildingWarehouse,
  IconFileText,
  IconGlassFull,
  IconHome,
  IconReceipt,
  IconUser,
  IconUserCog,
  IconUsers,
} from '@tabler/icons-react'
import { useLocation, useRouter } from '@tanstack/react-router'
import { ordersForItself } from '~/shared/access/groups'
import { mayCall, type Operation } from '~/shared/access/permissions'
import { canOpen } from '~/shared/access/route-access'
import { useSession } from '~/shared/session/session'

interface Entry {
  to: string
  /** Key of the label in common.json. */
  label: string
  icon: Icon
  /** What the screen is for: who may not do it has nothing to see there. */
  reads: Operation
  /** What waits behind it: orders to process, or accounts to validate. */
  count?: 'toProcess' | 'toValidate'
}

interface Section {
  /** Key of the heading, as buyers read it; sellers and admins follow an activity instead. */
  label: string
  sellers?: string
  entries: Entry[]
}

/** The menu of the whole product. An entry shows once its screen exists and the person's group may open it. */
const sections: Section[] = [
  {
    label: 'menu.order',
    sellers: 'menu.activity',
    entries: [
      { to: '/', label: 'menu.home', icon: IconHome, reads: 'orders.summary' },
      { to: '/products', label: 'menu.catalogue', icon: IconBottle, reads: 'products.list' },
      { to: '/orders', label: 'menu.orders', icon: IconReceipt, reads: 'orders.list', count: 'toProcess' },
      // Professionals negotiate and taste before they order; individuals buy.
      { to: '/quotations', label: 'menu.quotations', icon: IconFileText, reads: 'quotations.revise' },
      {
        to: '/orders/sample-requests',
        label: 'menu.samples',
        icon: IconGlassFull,
        reads: 'sample_requests.transition',
      },
      { to: '/products/stock', label: 'menu.stock', icon: IconBuildingWarehouse, reads: 'stock.list' },
      // new screen
    ],
  },
  {
    label: 'menu.partners',
    entries: [
      { to: '/customers', label: 'menu.customers', icon: IconUsers, reads: 'customers.list' },
      { to: '/agents', label: 'menu.agents', icon: IconBriefcase, reads: 'commercial_agents.list' },
      { to: '/suppliers', label: 'menu.suppliers', icon: IconBuildingWarehouse, reads: 'suppliers.list' },
      // Who may be invited and invite has a network: administrators are tied to nobody.
      { to: '/network', label: 'menu.network', icon: IconAffiliate, reads: 'user_children.post' },
    ],
  },
  {
    label: 'menu.administration',
    entries: [{ to: '/users', label: 'menu.users', icon: IconUserCog, reads: 'users.list', count: 'toValidate' }],
  },
  { label: 'menu.account', entries: [{ to: '/profile', label: 'account.profile', icon: IconUser, reads: 'me' }] },
]

/** The menu's sections for the person who is signed in. */
export function useNavigation(): Section[] {
  const { routesByPath } = useRouter()
  const user = useSession((session) => session.user)
  if (!user) return []
  const group = user.userGroup.code
  const isOpen = ({ to, reads }: Entry) => to in routesByPath && canOpen(to, group) && mayCall(reads, user)
  return sections
    .map(({ label, sellers, entries }) => ({
      label: sellers && !ordersForItself(group) ? sellers : label,
      entries: entries.filter(isOpen),
    }))
    .filter(({ entries }) => entries.length > 0)
}

/** Tells which entries are shown as open only on their very own screen: home, and those above another entry's screen. */
export function useIsExact(): (to: string) => boolean {
  const pathname = useLocation({ select: (location) => location.pathname })
  const all = sections.flatMap(({ entries }) => entries)
  return (to) => to === '/' || all.some((other) => other.to.startsWith(`${to}/`) && pathname.startsWith(other.to))
}
