import { expect, it } from 'vitest'
import type { GroupCode } from '~/api/types'
import { person } from '~/testing/people'
import { personPath } from './person-link'

const viewer = (group: GroupCode) => ({ ...person(group), id: 1 })

it.each([
  ['R-2.084', 'admin', 1, 'admin', '/profile'],
  ['R-2.085', 'admin', 5, 'restaurant', '/users/5'],
  ['R-2.086', 'supplier', 5, 'admin', '/users/5'],
  ['R-2.087', 'commercial_agent', 5, 'restaurant', '/customers/5'],
  ['R-2.088', 'commercial_agent', 5, 'customer', '/customers/5'],
  ['R-2.089', 'commercial_agent', 5, 'cse', '/customers/5'],
  ['R-2.090', 'supplier', 5, 'commercial_agent', '/agents/5'],
  ['R-2.091', 'commercial_agent', 5, 'supplier', '/suppliers/5'],
  ['R-2.092', 'supplier', 5, 'wine_merchant', '/users/5'],
] as const)('%s a %s looking at %d, a %s: %s', (_, looks, id, group, path) => {
  expect(personPath({ id, group }, viewer(looks))).toBe(path)
})
