import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The routes that exist, as the interface's tree lists them; /logout is the server's. */
export function routes(): string[] {
  const tree = readFileSync(fileURLToPath(new URL('../../src/routeTree.gen.ts', import.meta.url)), 'utf8')
  const [, list = ''] = /interface FileRoutesByFullPath \{(.*?)\n\}/s.exec(tree) ?? []
  const paths = [...list.matchAll(/'([^']+)':/g)].map(([, path = '']) => path.replace(/(.)\/$/, '$1'))
  return [...new Set(paths)].filter((path) => path !== '/logout')
}
