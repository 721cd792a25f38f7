import { staticWeights } from './chunks.ts'
import { exceptions, limits } from './limits.ts'

/** Prints what every screen imports statically, the heaviest first, and fails when something is over its limit. */
const { entry, screens } = staticWeights()
const rows = [
  { name: 'entry', size: entry, limit: limits.entry },
  ...[...screens]
    .map(([name, size]) => ({ name, size, limit: exceptions[name]?.screen ?? limits.screen }))
    .toSorted((a, b) => b.size - a.size),
]
for (const { name, size, limit } of rows) {
  const verdict = size > limit ? '  OVER' : ''
  process.stdout.write(`${name.padEnd(30)} ${size.toFixed(1).padStart(6)} kB of ${limit}${verdict}\n`)
}
if (rows.some(({ size, limit }) => size > limit)) process.exitCode = 1
