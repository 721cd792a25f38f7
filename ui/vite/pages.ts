import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Manifest, Plugin } from 'vite'
import { type FileOf, routePaths, type Screen, screensOf } from './route-files.ts'
import { type Locale, locales, type Shell, shellOf, shellStyle, text } from './shell.ts'

/** The server's table: which document answers which path, and whose document stands in for it (platform/api/pages.go). */
interface Page {
  path: string
  documents: Record<Locale, string>
  /** The path of the page that somebody without a session is led to. */
  guest?: string
  /** The path of the page that somebody with a session is led to. */
  person?: string
}

const FONTS = [
  { family: 'Inter Variable', name: 'inter-latin-wght-normal' },
  { family: 'Fraunces Variable', name: 'fraunces-latin-opsz-normal' },
]

const shellFor = ({ path, frame }: Screen): Shell => (path === '/login' ? 'login' : frame === 'app' ? 'app' : 'guest')

/** Asks for a file at once; the code then finds it there. Low, so that what the code asks of the server goes first. */
function asked(file: string): string {
  if (file.endsWith('.css')) return `<link rel="preload" as="style" fetchpriority="low" crossorigin href="/${file}">`
  return `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`
}

/**
 * The document of one screen in one language. The style of the code waits for the code (`media`, src/app/styles-ready.ts):
 * what is painted first needs none of it.
 */
export function documentOf(index: string, screen: Screen, locale: Locale, style: string, fonts: string[]): string {
  const shell = shellFor(screen)
  const preloads = fonts.map(
    (file) => `<link rel="preload" as="font" type="font/woff2" fetchpriority="low" crossorigin href="/${file}">`,
  )
  const files = screen.files(locale)
  const ordered = [...files.filter((file) => file.endsWith('.css')), ...files.filter((file) => !file.endsWith('.css'))]
  const code = ordered.map(asked)
  // A person's frame has no words: its fonts may come after the code.
  const early = (shell === 'app' ? [...code, ...preloads] : [...preloads, ...code]).join('')
  return index
    .replace('<html lang="fr">', `<html lang="${locale}">`)
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace('<script type="module"', '<script type="module" fetchpriority="low"')
    .replaceAll('<link rel="stylesheet"', '<link rel="stylesheet" media="print" data-late')
    .replace(
      /<title>.*<\/title>/,
      shell === 'login' ? `<title>${text(locale, 'session:login.title')} · Millésime</title>` : '$&',
    )
    .replace('</head>', () => `<style>${style}</style>${early}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${shellOf(shell, locale)}</div>`)
    .replaceAll(/\n\s*/g, '')
}

const fileName = (path: string) => path.slice(1).replaceAll(/[{}]/g, '').replaceAll('/', '.') || 'home'

/** Writes a document for each screen and language beside index.html, and the table the server chooses from. */
function writePages(folder: string, fileOf: FileOf): void {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const index = readFileSync(join(folder, 'index.html'), 'utf8')
  const fonts = FONTS.map(({ family, name }) => {
    const file = Object.values(manifest).find(({ src }) => src?.includes(name))?.file
    if (!file) throw new Error(`the build has no font ${name}`)
    return { family, file }
  })
  const style = shellStyle(fonts)
  const pages = screensOf(manifest, fileOf).map((screen): Page => {
    const documents = { fr: '', en: '' }
    for (const locale of locales) {
      documents[locale] = `.pages/${locale}/${fileName(screen.path)}.html`
      mkdirSync(join(folder, '.pages', locale), { recursive: true })
      const document = documentOf(
        index,
        screen,
        locale,
        style,
        fonts.map(({ file }) => file),
      )
      writeFileSync(join(folder, documents[locale]), document)
    }
    if (screen.frame === 'app') return { path: screen.path, documents, guest: '/login' }
    return screen.frame === 'guest' ? { path: screen.path, documents, person: '/' } : { path: screen.path, documents }
  })
  // Routes that only lead elsewhere have no document of their own, and are no unknown pages.
  const leading = routePaths()
    .filter((path) => pages.every((page) => page.path !== path))
    .map((path): Page => ({ path, documents: { fr: 'index.html', en: 'index.html' } }))
  writeFileSync(join(folder, '.pages/pages.json'), JSON.stringify([...pages, ...leading]))
}

export function pages(): Plugin {
  let folder = ''
  const files = new Map<string, string>()
  return {
    name: 'pages',
    // The gallery is built without manifest: it has no screens.
    apply: ({ build }, { command }) => command === 'build' && build?.manifest === true,
    configResolved: ({ build }) => {
      folder = build.outDir
    },
    generateBundle: (_, bundle) => {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          for (const id of chunk.moduleIds) files.set(relative(process.cwd(), id).replaceAll('\\', '/'), chunk.fileName)
    },
    closeBundle: () => writePages(folder, (module) => files.get(module)),
  }
}
