/** The layers, from the outside in: each may import those after it, and itself. */
const layers = ['app', 'routes', 'features', 'shared', 'locales', 'api']

const IMPORT = /(?:from|import)\s*\(?\s*['"]((?:~|\.{1,2})\/[^'"]+)['"]/g

function resolve(importer: string, target: string): string {
  if (target.startsWith('~/')) return `src/${target.slice(2)}`
  return new URL(target, `file:///${importer}`).pathname.slice(1)
}

/** `features/orders` of src/features/orders/columns.tsx; the layer alone elsewhere. */
function placeOf(file: string): { layer: string; feature: string | null } {
  const [, layer = '', feature = ''] = file.split('/')
  if (layer.startsWith('routeTree')) return { layer: 'routes', feature: null }
  return { layer, feature: layer === 'features' ? feature : null }
}

/** Tests, and what they share in a folder called testing. */
const isForTests = (file: string) => file.includes('/testing/') || /\.test\.tsx?$/.test(file)

/** Why one file may not import another, or null. */
function refusal(importer: string, target: string): string | null {
  const from = placeOf(importer)
  const to = placeOf(target)
  if (isForTests(importer)) return null
  if (isForTests(target)) return 'testing is for tests'
  if (layers.indexOf(from.layer) > layers.indexOf(to.layer)) return `${from.layer} may not import ${to.layer}`
  if (from.feature && to.feature && from.feature !== to.feature) return 'features never import each other'
  return null
}

/** Every forbidden import of the given sources (path from the root of ui to text), one sentence each. */
export function forbiddenImports(sources: Record<string, string>): string[] {
  return Object.entries(sources).flatMap(([importer, text]) =>
    [...text.matchAll(IMPORT)].flatMap(([, target = '']) => {
      const why = refusal(importer, resolve(importer, target))
      return why ? [`${importer} imports ${target}: ${why}`] : []
    }),
  )
}
