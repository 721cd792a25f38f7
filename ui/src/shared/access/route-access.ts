import type { GroupCode } from '~/api/types'

const admins: GroupCode[] = ['admin', 'superadmin']
const sellers: GroupCode[] = ['supplier', 'commercial_agent', ...admins]

/**
 * Which groups may open which screen of the routes (specification 6 and rulings, routes and access). A screen that is
 * not listed opens for nobody. Static segments win over {id}, so the first pattern that matches decides.
 */
const screens: [pattern: string, groups: GroupCode[] | 'everyone'][] = [
  ['/', 'everyone'],
  ['/agents', ['supplier']],
  ['/agents/create', ['supplier']],
  ['/agents/*', 'everyone'],
  ['/agents/*/edit', ['supplier']],
  ['/cart', 'everyone'],
  ['/cart/*', 'everyone'],
  ['/customers', ['supplier', 'commercial_agent']],
  ['/customers/create', ['supplier', 'commercial_agent']],
  ['/customers/*', 'everyone'],
  ['/customers/*/edit', ['supplier', 'commercial_agent']],
  ['/network', 'everyone'],
  ['/orders', 'everyone'],
  ['/orders/*', 'everyone'],
  ['/products', 'everyone'],
  ['/products/list', sellers],
  ['/products/grid', 'everyone'],
  ['/products/create', ['supplier', ...admins]],
  ['/products/import', ['supplier', ...admins]],
  ['/products/stock', ['supplier', ...admins]],
  ['/products/*', 'everyone'],
  ['/products/*/edit', sellers],
  ['/products/*/stock', ['supplier', ...admins]],
  ['/profile', 'everyone'],
  ['/profile/edit', 'everyone'],
  ['/quotations', 'everyone'],
  ['/quotations/*', 'everyone'],
  ['/suppliers', ['commercial_agent']],
  ['/suppliers/create', ['commercial_agent']],
  ['/suppliers/*', 'everyone'],
  ['/suppliers/*/edit', ['commercial_agent']],
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
