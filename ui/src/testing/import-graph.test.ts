import { describe, expect, it } from 'vitest'
import { forbiddenImports } from './import-graph'
import { sources } from './sources'

describe('app → routes → features → shared → api', () => {
  it('holds for every file', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(100)
    expect(forbiddenImports(sources)).toEqual([])
  })

  it.each([
    ['src/features/cart/a.ts', "import { x } from '~/features/orders/b'", 'features never import each other'],
    ['src/features/cart/a.ts', "import { x } from '../orders/b'", 'features never import each other'],
    ['src/features/cart/a.ts', "const x = await import('~/features/orders/b')", 'features never import each other'],
    ['src/features/cart/a.ts', "import type { x } from '~/routes/_app'", 'features may not import routes'],
    ['src/shared/parts/a.tsx', "export { x } from '~/features/orders/b'", 'shared may not import features'],
    ['src/routes/_app.tsx', "import '~/app/theme'", 'routes may not import app'],
    ['src/api/types.ts', "import { x } from '../shared/api/client'", 'api may not import shared'],
    ['src/shared/a.ts', "import { x } from '~/testing/people'", 'testing is for tests'],
    ['src/features/cart/a.ts', "import { x } from './testing/samples'", 'testing is for tests'],
  ])('reports a planted fault: %s, %s', (file, text, why) => {
    expect(forbiddenImports({ [file]: text })).toEqual([expect.stringContaining(why)])
  })

  it.each([
    ['src/features/cart/a.ts', "import { x } from './b'; import { y } from '~/shared/c'; import z from 'zod'"],
    ['src/app/router.ts', "import { routeTree } from '~/routeTree.gen'"],
    ['src/features/cart/a.test.ts', "import { person } from '~/testing/people'"],
    ['src/features/cart/testing/open.tsx', "import { person } from '~/testing/people'"],
  ])('lets pass what is allowed: %s', (file, text) => expect(forbiddenImports({ [file]: text })).toEqual([]))
})
