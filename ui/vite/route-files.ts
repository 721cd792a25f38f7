import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import type { Locale } from './shell.ts'

/** A screen: its path as the server matches it, which frame it stands in, and what of the build it needs. */
export interface Screen {
  path: string
  frame: 'app' | 'guest' | 'open'
  files: (locale: Locale) => string[]
}

const SPLIT = '?tsr-split=component'
const ROUTE = /^src\/routes\/_(app|guest|open)\/(.+)\.tsx\?tsr-split=component$/

/** What every visit with such a frame loads by itself as soon as it can. */
const beside: Record<Screen['frame'], string[]> = {
  app: ['src/shared/cart/open.ts', 'src/features/notifications/NotificationBell.tsx', 'src/shared/toasts/Toaster.tsx'],
  guest: ['src/shared/cart/open.ts', 'src/shared/toasts/Toaster.tsx'],
  open: ['src/shared/cart/open.ts', 'src/shared/toasts/Toaster.tsx'],
}

/** The texts of every screen (src/shared/i18n/i18n.ts). */
const SHARED_TEXTS = ['common', 'enums']

/** `products/$productId/index` is /products/{productId}. */
export function pathOf(file: string): string {
  const segments = file.split('/').filter((segment) => segment !== 'index')
  return `/${segments.map((segment) => segment.replace(/^\$(.+)/, '{$1}')).join('/')}`
}

/** The paths of the tree of routes, as the tree has them: /orders/$orderId. */
export function treePaths(tree: string = sourceOf('src/routeTree.gen.ts')): string[] {
  const [, list = ''] = /interface FileRoutesByFullPath \{(.*?)\n\}/s.exec(tree) ?? []
  const paths = [...list.matchAll(/'([^']+)':/g)].map(([, path = '']) => path.replace(/(.)\/$/, '$1'))
  return [...new Set(paths)]
}

/** The same as the server matches them: /orders/{orderId}. */
export const routePaths = (tree?: string): string[] => treePaths(tree).map((path) => pathOf(path.slice(1)))

const sourceOf = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')

/** The names in `loadTexts('orders', 'order')`. */
function textsOf(source: string): string[] {
  const calls = [...source.matchAll(/loadTexts\(([^)]*)\)/g)].map(([, names = '']) => names)
  return calls.flatMap((names) => [...names.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name))
}

/** A chunk's own file and style, after those of everything it imports. */
function collect(manifest: Manifest, key: string, into: Set<string>, seen: Set<string>): void {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return
  seen.add(key)
  for (const imported of chunk.imports ?? []) collect(manifest, imported, into, seen)
  for (const style of chunk.css ?? []) into.add(style)
  into.add(chunk.file)
}

/** The file of the build that a module is in: in a group of modules the manifest tells only the group. */
export type FileOf = (module: string) => string | undefined

/** The screens of a build, from its manifest. */
export function screensOf(manifest: Manifest, fileOf: FileOf, read: (file: string) => string = sourceOf): Screen[] {
  const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]))
  const keyOf = (module: string) => (module in manifest ? module : (keys.get(fileOf(module) ?? '') ?? module))
  return Object.keys(manifest).flatMap((key): Screen[] => {
    const [, frame, file] = ROUTE.exec(key) ?? []
    if (!frame || !file) return []
    const frameOf = frame as Screen['frame']
    const namespaces = [...SHARED_TEXTS, ...textsOf(read(key.replace(SPLIT, '')))]
    const files = (locale: Locale) => {
      const found = new Set<string>()
      const seen = new Set<string>()
      const texts = namespaces.map((namespace) => `src/locales/${locale}/${namespace}.json`)
      for (const start of ['index.html', ...texts, `src/routes/_${frame}.tsx${SPLIT}`, key, ...beside[frameOf]])
        collect(manifest, keyOf(start), found, seen)
      return [...found]
    }
    return [{ path: pathOf(file), frame: frameOf, files }]
  })
}
