import { QueryClient } from '@tanstack/react-query'
import { isNotFound, isRedirect } from '@tanstack/react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import type { GroupCode } from '~/api/types'
import { createAppRouter } from '~/app/router'
import { Forbidden } from '~/shared/access/forbidden'
import { resetSession, setUser } from '~/shared/session/session'
import { person } from '~/testing/people'
import { addressOf, decisions, groups, outcomeOf } from '~/testing/route-decisions'

const queryClient = new QueryClient()

/** The routes that show something, as the tree has them. */
const routes = Object.keys(createAppRouter(queryClient).routesByPath).map((path) => path.replace(/(.)\/$/, '$1'))

/** A refusal never leads back here: nobody has been on a page before. */
const goBack = () => undefined

/** What the guards of a route and of its frames say, as they are run before anything is fetched or shown. */
async function open(address: string): Promise<string> {
  window.history.replaceState(null, '', address)
  const router = createAppRouter(queryClient)
  const location = router.latestLocation
  const matches = router.matchRoutes(location)
  if (matches.some(({ _notFound }) => _notFound)) return 'missing'
  try {
    for (const { routeId, params, search } of matches) {
      const { options } = router.routesById[routeId as keyof typeof router.routesById]
      const { beforeLoad } = options as { beforeLoad?: (context: object) => unknown }
      await beforeLoad?.({ location, params, search, preload: false, matches, context: { queryClient, goBack } })
    }
  } catch (thrown) {
    if (thrown instanceof Forbidden) return 'refused'
    if (isNotFound(thrown)) return 'missing'
    if (!isRedirect(thrown)) throw thrown
    const { to } = thrown.options
    return to === '/login' ? 'login' : to === '/' ? 'home' : 'open'
  }
  return 'open'
}

beforeEach(() => resetSession())

/** Everybody, and nobody: a guest. */
const viewers: (GroupCode | null)[] = [null, ...groups]

/** The routes of specification 2 that the product has so far: none of them goes without a word. */
const specified = [
  '/',
  '/login',
  '/register',
  '/logout',
  '/forgot-password/$token',
  '/profile',
  '/agents',
  '/agents/create',
  '/agents/$personId',
  '/agents/$personId/edit',
  '/cart',
  '/cart/customer',
  '/cart/carrier',
  '/cart/summary',
  '/cart/validation',
  '/customers',
  '/customers/create',
  '/customers/$personId',
  '/customers/$personId/edit',
  '/network',
  '/orders',
  '/orders/$orderId',
  '/orders/sample-requests',
  '/products',
  '/products/list',
  '/products/grid',
  '/products/import',
  '/products/create',
  '/products/mercuriale',
  '/products/mercuriale/$listId',
  '/products/$productId',
  '/products/$productId/edit',
  '/quotations',
  '/quotations/$quotationId',
  '/suppliers',
  '/suppliers/$personId',
  '/users',
  '/users/create',
  '/users/$personId',
  '/users/$personId/edit',
]

describe('the tree of routes', () => {
  it('has every route of specification 2 that is built', () => {
    expect(specified.filter((route) => !routes.includes(route))).toEqual([])
  })

  // Letters, slashes and encodings that browsers let through: nobody without the right gets behind the guard by them.
  const spellings = [
    '/Users',
    '/USERS/create',
    '/Agents',
    '/Products/Create',
    '/users//',
    '/%75sers',
    '/users/',
    '/users/x/y',
  ]
  it.each(spellings)('%s is refused to a restaurant, or no route', async (spelling) => {
    setUser(person('restaurant'))
    expect(['refused', 'missing']).toContain(await open(spelling))
  })

  it.each(['/Users', '/ORDERS', '/users/5/nothing', '/cart/nothing'])('%s is no route', async (spelling) => {
    setUser(person('admin'))
    expect(await open(spelling)).toBe('missing')
  })
})

describe('every route', () => {
  for (const route of new Set(routes)) {
    const decision = decisions[route] ?? []
    it.each(['', '/en'])(`R-6.034 R-2.006 ${route} under "%s" opens for whom it is decided`, async (prefix) => {
      const address = `${prefix}${addressOf(route)}`.replace(/^\/en\/$/, '/en')
      const expected = viewers.map((group) => [group, outcomeOf(decision, group)])
      const found: unknown[] = []
      for (const group of viewers) {
        resetSession()
        // A guest's visit forgets the screen before, where a refusal would lead back to.
        await open('/')
        if (group) setUser(person(group))
        found.push([group, await open(address)])
      }
      expect(found).toEqual(expected)
    })
  }
})
