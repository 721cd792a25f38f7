import { readFileSync } from 'node:fs'

interface Piece {
  name?: string
  file: string
}

const manifest = new URL('../../dist/.vite/manifest.json', import.meta.url)

/** The address of the piece of the build that is called so: `CataloguePage`. */
export function pieceCalled(name: string): string {
  const pieces = Object.values(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Piece>)
  const piece = pieces.find((one) => one.name === name && one.file.endsWith('.js'))
  if (!piece) throw new Error(`the build has no piece called ${name}`)
  return `**/${piece.file}`
}
