import { readFileSync } from 'node:fs'

const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))
const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)

/** A chunk with all that it imports at once: what the browser fetches before the first screen. */
function withImports(key, seen = new Set()) {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const needed of manifest[key].imports ?? []) withImports(needed, seen)
  return seen
}

const files = [...withImports(entry)].map((key) => `dist/${manifest[key].file}`)

export default [
  { name: 'entry', path: files, limit: '165 kB', gzip: true },
  { name: 'css', path: 'dist/assets/index-*.css', limit: '45 kB', gzip: true },
  { name: 'fonts', path: 'dist/assets/*.woff2', limit: '120 kB', gzip: false, brotli: false },
]
