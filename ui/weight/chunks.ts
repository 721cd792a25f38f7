import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
}

const dist = new URL('../dist/', import.meta.url)

/** Screens and layouts: `_app/orders/index.tsx`, `_guest.tsx`. */
const PIECE = /^src\/routes\/(.*)\.tsx\?tsr-split=component$/

/** The chunks of the last build, by their source. */
const readManifest = (): Record<string, Chunk> =>
  JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8')) as Record<string, Chunk>

/** Kilobytes after gzip, as the server sends them. */
export const kilobytes = (body: Buffer | string) => gzipSync(body, { level: 9 }).length / 1000

/** `/orders` for `_app/orders/index`. */
const routeOf = (piece: string) => `/${piece.replace(/^_\w+\//, '').replace(/\/?index$/, '')}`

/** What is imported statically: by the entry alone, and by each route together with its layouts and the entry. */
export function staticWeights(): { entry: number; screens: Map<string, number> } {
  const manifest = readManifest()
  const sizes = new Map<string, number>()

  const withImports = (key: string, seen: Set<string>) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(chunk.file)) return
    seen.add(chunk.file)
    for (const needed of chunk.imports ?? []) withImports(needed, seen)
  }
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? kilobytes(readFileSync(fileURLToPath(new URL(file, dist))))
    sizes.set(file, size)
    return size
  }
  const weigh = (keys: string[]) => {
    const files = new Set<string>()
    for (const key of keys) withImports(key, files)
    return [...files].reduce((sum, file) => sum + sizeOf(file), 0)
  }

  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  const pieces = Object.keys(manifest).flatMap((key) => PIECE.exec(key)?.[1] ?? [])
  const layoutsOf = (piece: string) => pieces.filter((other) => piece.startsWith(`${other}/`))
  const keyOf = (piece: string) => `src/routes/${piece}.tsx?tsr-split=component`
  const screens = pieces
    .filter((piece) => piece.includes('/'))
    .map((piece) => [routeOf(piece), weigh([...entry, ...[...layoutsOf(piece), piece].map(keyOf)])] as const)
  return { entry: weigh(entry), screens: new Map(screens) }
}
