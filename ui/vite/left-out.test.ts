import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { leftOut, moduleOf } from './left-out.ts'

it('no screen draws a part that is left out of the build', () => {
  const parts = leftOut.map((part) => new RegExp(`<(${part}|${moduleOf(part)})\\b`))
  const files = globSync('{src,gallery}/**/*.tsx', { cwd: new URL('..', import.meta.url) })
  expect(files.length).toBeGreaterThan(300)
  const drawn = files.filter((file) => {
    const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
    return parts.some((part) => part.test(text))
  })
  expect(drawn).toEqual([])
})
