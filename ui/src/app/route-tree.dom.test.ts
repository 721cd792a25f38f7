import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { decisions } from '~/testing/route-decisions'
import { createAppRouter } from './router'

it('every route of the tree is known to the table of decisions', () => {
  const paths = Object.keys(createAppRouter(new QueryClient()).routesByPath)
  const routes = paths.map((path) => path.replace(/(.)\/$/, '$1'))
  expect(routes.length).toBeGreaterThan(20)
  expect(routes.filter((route) => !(route in decisions))).toEqual([])
})
