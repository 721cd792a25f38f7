import type { GroupCode } from '~/api/types'

/**
 * Which groups may open which screen (specification 6 and rulings, routes and access). Screens that are not listed are
 * open to every signed-in person. Static segments win over {id}, so the first pattern that matches decides.
 */
const admins: GroupCode[] = ['admin', 'superadmin']
const sellers: GroupCode[] = ['supplier', 'commercial_agent', ...admins]

const restricted: [pattern: string, groups: GroupCode[] | 'everyone'][] = [
  ['/agents', ['supplier']],
  ['/agents/create', ['supplier']],
  ['/agents/*', 'everyone'],
  ['/agents/*/edit', ['supplier']],
  ['/agreement-frames/**', admins],
  ['/customers', ['supplier', 'commercial_agent']],
  ['/customers/create', ['supplier', 'commercial_agent']],
  ['/customers/*', 'everyone'],
  ['/customers/*/edit', ['supplier', 'commercial_agent']],
  ['/products/list', sellers],
  ['/products/create', ['supplier', ...admins]],
  ['/products/import', ['supplier', ...admins]],
  ['/products/stock', ['supplier', ...admins]],
  ['/products/mercuriale/create', sellers],
  ['/products/mercuriale/*/edit', sellers],
  ['/products/*/edit', sellers],
  ['/products/*/stock', ['supplier', ...admins]],
  ['/promo-codes/**', admins],
  ['/store', ['supplier']],
  ['/suppliers', ['commercial_agent']],
  ['/suppliers/create', ['commercial_agent']],
  ['/suppliers/*', 'everyone'],
  ['/suppliers/*/edit', ['commercial_agent']],
  ['/taste-and-buy/**', ['restaurant']],
  ['/users', admins],
  ['/users/create', admins],
  ['/users/*', 'everyone'],
  ['/users/*/edit', sellers],
]

function matches(pattern: string, pathname: string): boolean {
  const wanted = pattern.split('/')
  const given = pathname.replace(/\/$/, '').split('/')
  if (wanted.at(-1) === '**') {
    const base = wanted.slice(0, -1)
    return base.every((segment, at) => segment === given[at])
  }
  return wanted.length === given.length && wanted.every((segment, at) => segment === '*' || segment === given[at])
}

/** Whether a group may open the screen at a path (without locale prefix, without query). */
export function canOpen(pathname: string, group: GroupCode): boolean {
  const rule = restricted.find(([pattern]) => matches(pattern, pathname))
  return !rule || rule[1] === 'everyone' || rule[1].includes(group)
}
