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

const filesOf = (keys) =>
  [...new Set(keys.flatMap((key) => [...withImports(key)]))].map((key) => `dist/${manifest[key].file}`)

/** Screens, with the layouts around them. */
const screens = Object.keys(manifest).filter((key) => /routes\/_app\/.*\?tsr-split=component$/.test(key))
const layout = Object.keys(manifest).find((key) => key.endsWith('routes/_app.tsx?tsr-split=component'))
const nameOf = (key) => key.replace(/^.*routes\/_app/, '').replace(/\.tsx.*$/, '')

export default [
  { name: 'entry', path: filesOf([entry]), limit: '165 kB', gzip: true },
  ...screens.map((key) => ({ name: nameOf(key), path: filesOf([entry, layout, key]), limit: '310 kB', gzip: true })),
  { name: 'css', path: 'dist/assets/index-*.css', limit: '45 kB', gzip: true },
  { name: 'fonts', path: 'dist/assets/*.woff2', limit: '120 kB', gzip: false, brotli: false },
]
