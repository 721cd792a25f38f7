import type { GroupCode } from '~/api/types'

const admins: GroupCode[] = ['admin', 'superadmin']
const negotiators: GroupCode[] = ['restaurant', 'wine_merchant', 'hypermarket', 'cse', 'negociant']
const keepers: GroupCode[] = ['supplier', ...admins]
/** Who pays and who is paid: agents read neither. */
const parties: GroupCode[] = [...negotiators, 'customer', ...keepers]
const sellers: GroupCode[] = ['supplier', 'commercial_agent', ...admins]

/**
 * Which groups may open which screen of the routes (specification 6 and rulings, routes and access). A screen that is
 * not listed opens for nobody. Static segments win over {id}, so the first pattern that matches decides.
 */
const screens: [pattern: string, groups: GroupCode[] | 'everyone'][] = [
  ['/', 'everyone'],
  ['/accounts', parties],
  ['/accounts/*', parties],
  ['/agents', ['supplier']],
  ['/agents/create', ['supplier']],
  ['/agents/*', 'everyone'],
  ['/agents/*/edit', ['supplier']],
  ['/agreement-frames', admins],
  ['/agreement-frames/*', admins],
  ['/agreement-frames/*/edit', admins],
  ['/cart', 'everyone'],
  ['/cart/*', 'everyone'],
  ['/customers', ['supplier', 'commercial_agent']],
  ['/customers/create', ['supplier', 'commercial_agent']],
  ['/customers/*', 'everyone'],
  ['/customers/*/edit', ['supplier', 'commercial_agent']],
  ['/documents', 'everyone'],
  ['/invoices', 'everyone'],
  ['/invoices/*', 'everyone'],
  ['/network', 'everyone'],
  ['/orders', 'everyone'],
  ['/orders/dispatch', ['supplier', ...admins]],
  ['/orders/*', 'everyone'],
  ['/parameters', 'everyone'],
  ['/payments', parties],
  ['/payments/create', keepers],
  ['/payments/*', parties],
  ['/products', 'everyone'],
  ['/products/list', sellers],
  ['/products/grid', 'everyone'],
  ['/products/create', keepers],
  ['/products/import', keepers],
  ['/products/stock', keepers],
  ['/products/mercuriale', 'everyone'],
  ['/products/mercuriale/create', sellers],
  ['/products/mercuriale/*', 'everyone'],
  ['/products/mercuriale/*/edit', sellers],
  ['/products/*', 'everyone'],
  ['/products/*/edit', sellers],
  ['/products/*/stock', keepers],
  ['/profile', 'everyone'],
  ['/profile/edit', 'everyone'],
  ['/promo-codes', admins],
  ['/promo-codes/*', admins],
  ['/promo-codes/*/edit', admins],
  ['/quotations', 'everyone'],
  ['/quotations/ask', negotiators],
  ['/quotations/*', 'everyone'],
  ['/receipts', 'everyone'],
  ['/receipts/*', 'everyone'],
  ['/stock_recoveries', 'everyone'],
  ['/stock_recoveries/*', 'everyone'],
  ['/stock_lots', keepers],
  ['/stock_lots/*', keepers],
  ['/stock_counts', 'everyone'],
  ['/stock_counts/*', 'everyone'],
  ['/store', ['supplier']],
  ['/suppliers', ['commercial_agent']],
  ['/suppliers/create', ['commercial_agent']],
  ['/suppliers/*', 'everyone'],
  ['/suppliers/*/edit', ['commercial_agent']],
  ['/taste-and-buy', ['restaurant']],
  ['/taste-and-buy/orders', ['restaurant']],
  ['/taste-and-buy/orders/*', ['restaurant']],
  ['/taste-and-buy/waiters', ['restaurant']],
  ['/taste-and-buy/waiters/*', ['restaurant']],
  ['/users', admins],
  ['/users/create', admins],
  ['/users/*', 'everyone'],
  ['/users/*/edit', sellers],
  // new screen
]

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return (
    wanted.length === given.length &&
    wanted.every((segment, at) => (segment === '*' ? given[at] !== '' : segment === given[at]))
  )
}

/**
 * Whether a group may open a screen: its route (`/users/$personId/edit`) or an address of it without locale prefix and
 * query, exactly as links write it.
 */
export function canOpen(path: string, group: GroupCode): boolean {
  const groups = screens.find(([pattern]) => matches(pattern, path))?.[1] ?? []
  return groups === 'everyone' || groups.includes(group)
}
