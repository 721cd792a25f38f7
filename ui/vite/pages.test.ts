import { describe, expect, it } from 'vitest'
import { documentOf } from './pages.ts'
import { pathOf, routePaths, screensOf } from './route-files.ts'
import { shellOf } from './shell.ts'

const route = (frame: string, file: string) => `src/routes/_${frame}/${file}.tsx?tsr-split=component`

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_react.js'], css: ['assets/index.css'] },
  '_react.js': { file: 'assets/react.js' },
  'src/routes/_app.tsx?tsr-split=component': { file: 'assets/frame.js', imports: ['_react.js'] },
  [route('app', 'orders/$orderId')]: { file: 'assets/order.js', imports: ['index.html'], css: ['assets/order.css'] },
  '_cart.js': { file: 'assets/cart.js' },
  'src/features/other/Dialog.tsx': { file: 'assets/dialog.js' },
  'src/locales/fr/common.json': { file: 'assets/common-fr.js' },
  'src/locales/en/common.json': { file: 'assets/common-en.js' },
  'src/locales/fr/orders.json': { file: 'assets/orders-fr.js' },
  'src/locales/en/orders.json': { file: 'assets/orders-en.js' },
  'src/locales/fr/stock.json': { file: 'assets/stock-fr.js' },
}

const source = "loader: () => loadTexts('orders', 'absent'),"
/** The cart is in a group of modules, whose name alone the manifest knows. */
const fileOf = (module: string) => (module === 'src/shared/cart/open.ts' ? 'assets/cart.js' : undefined)
const screens = () => screensOf(manifest, fileOf, () => source)

describe('the screens of a build', () => {
  it.each([
    ['index', '/'],
    ['orders/index', '/orders'],
    ['products/$productId/edit', '/products/{productId}/edit'],
  ])('%s has the path %s', (file, path) => expect(pathOf(file)).toBe(path))

  it('need their code, their frame, their texts and what comes beside them, and nothing else', () => {
    expect(screens().map(({ path, frame }) => [path, frame])).toEqual([['/orders/{orderId}', 'app']])
    expect(screens()[0]?.files('en').toSorted()).toEqual([
      'assets/cart.js',
      'assets/common-en.js',
      'assets/frame.js',
      'assets/index.css',
      'assets/index.js',
      'assets/order.css',
      'assets/order.js',
      'assets/orders-en.js',
      'assets/react.js',
    ])
  })
})

describe('the paths of the routes', () => {
  it('are those of the tree, each once', () => {
    const tree = `export interface FileRoutesByFullPath {
  '/': typeof AppIndexRoute
  '/logout': typeof LogoutRoute
  '/cart': typeof AppCartRouteWithChildren
  '/orders/$orderId': typeof AppOrdersOrderIdRoute
  '/cart/': typeof AppCartIndexRoute
}
export interface FileRoutesByTo {
  '/other': typeof OtherRoute
}`
    expect(routePaths(tree)).toEqual(['/', '/logout', '/cart', '/orders/{orderId}'])
  })

  it('are there for those that only lead elsewhere too', () => {
    expect(routePaths()).toEqual(expect.arrayContaining(['/logout', '/cart', '/products']))
  })
})

describe('a document', () => {
  const index = `<!doctype html>
<html lang="fr">
  <head>
    <title>Millésime</title>
    <link rel="modulepreload" crossorigin href="/assets/react.js">
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`
  const login = { path: '/login', frame: 'guest' as const, files: () => ['assets/index.js', 'assets/index.css'] }
  const english = documentOf(index, login, 'en', 'b{}', ['assets/inter.woff2'])

  it('is in its language, with its heading', () => {
    expect(english).toContain('<html lang="en">')
    expect(english).toContain('<title>Sign in · Millésime</title>')
    expect(english).toContain('<h1>Sign in</h1>')
  })
  it('asks for the code at once, and does not wait for its style', () => {
    expect(english).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/index.js">')
    expect(english).toContain('<link rel="stylesheet" media="print" data-late crossorigin href="/assets/index.css">')
    expect(english).not.toContain('/assets/react.js')
  })
})

it('leaves no hole in a shell', () => {
  for (const shell of ['login', 'guest', 'app'] as const)
    for (const locale of ['fr', 'en'] as const) expect(shellOf(shell, locale)).not.toMatch(/\{\{|undefined/)
})
