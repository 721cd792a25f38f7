import {
  type Icon,
  IconAffiliate,
  IconBottle,
  IconBriefcase,
  IconBuildingStore,
  IconBuildingWarehouse,
  IconCash,
  IconClipboardCheck,
  IconContract,
  IconCurrencyEuro,
  IconFileInvoice,
  IconFiles,
  IconFileText,
  IconGlass,
  IconGlassFull,
  IconHome,
  IconReceipt,
  IconScale,
  IconTags,
  IconTruck,
  IconTruckDelivery,
  IconTruckReturn,
  IconUser,
  IconUserCog,
  IconUsers,
} from '@tabler/icons-react'
import { useLocation, useRouter } from '@tanstack/react-router'
import type { GroupCode, WaitingList } from '~/api/types'
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
  /** Groups that may read it, but for whom there is never anything. */
  except?: GroupCode[]
  /** The list behind it, when something may wait there for the person. */
  list?: WaitingList
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
      { to: '/orders', label: 'menu.orders', icon: IconReceipt, reads: 'orders.list', list: 'orders' },
      { to: '/invoices', label: 'menu.invoices', icon: IconFileInvoice, reads: 'invoices.list', list: 'invoices' },
      { to: '/documents', label: 'menu.documents', icon: IconFiles, reads: 'documents.list' },
      { to: '/accounts', label: 'menu.accounts', icon: IconScale, reads: 'accounts.list' },
      { to: '/payments', label: 'menu.payments', icon: IconCash, reads: 'payments.list', list: 'payments' },
      {
        to: '/products/mercuriale',
        label: 'menu.priceLists',
        icon: IconTags,
        reads: 'price_lists.list',
        except: ['customer'],
      },
      // Professionals negotiate and taste before they order; individuals buy.
      {
        to: '/quotations',
        label: 'menu.quotations',
        icon: IconFileText,
        reads: 'quotations.revise',
        list: 'quotations',
      },
      {
        to: '/orders/sample-requests',
        label: 'menu.samples',
        icon: IconGlassFull,
        reads: 'sample_requests.transition',
        list: 'samples',
      },
      { to: '/products/stock', label: 'menu.stock', icon: IconBuildingWarehouse, reads: 'stock.list' },
      {
        to: '/receipts',
        label: 'menu.receipts',
        icon: IconTruckDelivery,
        reads: 'receipts.post',
        list: 'receipts',
      },
      {
        to: '/stock_recoveries',
        label: 'menu.recoveries',
        icon: IconTruckReturn,
        reads: 'stock_recoveries.post',
        list: 'recoveries',
      },
      {
        to: '/stock_counts',
        label: 'menu.counts',
        icon: IconClipboardCheck,
        reads: 'stock_counts.post',
        list: 'counts',
      },
      {
        to: '/parameters',
        label: 'menu.parameters',
        icon: IconTruck,
        reads: 'product_suppliers.list',
        except: ['commercial_agent', 'admin', 'superadmin'],
      },
      { to: '/store', label: 'menu.store', icon: IconBuildingStore, reads: 'stores.patch' },
      { to: '/taste-and-buy', label: 'menu.taste', icon: IconGlass, reads: 'wine_lists.list' },
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
      { to: '/network', label: 'menu.network', icon: IconAffiliate, reads: 'user_children.post', list: 'network' },
    ],
  },
  {
    label: 'menu.administration',
    entries: [
      { to: '/users', label: 'menu.users', icon: IconUserCog, reads: 'users.list', list: 'users' },
      { to: '/agreement-frames', label: 'menu.agreementFrames', icon: IconContract, reads: 'agreement_frames.list' },
      {
        to: '/parameters',
        label: 'menu.parameters',
        icon: IconTruck,
        reads: 'shipping_fees.post',
        except: ['supplier'],
      },
      { to: '/promo-codes', label: 'menu.promoCodes', icon: IconCurrencyEuro, reads: 'promo_codes.list' },
    ],
  },
  { label: 'menu.account', entries: [{ to: '/profile', label: 'account.profile', icon: IconUser, reads: 'me' }] },
]

/** The menu's sections for the person who is signed in. */
export function useNavigation(): Section[] {
  const { routesByPath } = useRouter()
  const user = useSession((session) => session.user)
  if (!user) return []
  const group = user.userGroup.code
  const isOpen = ({ to, reads, except }: Entry) =>
    to in routesByPath && canOpen(to, group) && mayCall(reads, user) && !except?.includes(group)
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

/** Screens that an entry leads to, at an address of their own. */
const beside: Record<string, string> = { '/products/stock': '/stock_lots' }

/** Tells which entries are shown as open although the screen stands beside theirs. */
export function useIsBeside(): (to: string) => boolean {
  const pathname = useLocation({ select: (location) => location.pathname })
  return (to) => {
    const screen = beside[to]
    return screen !== undefined && (pathname === screen || pathname.startsWith(`${screen}/`))
  }
}
