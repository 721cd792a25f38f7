import { expect, it } from 'vitest'
import { mayReload } from './chunk-reload'

it('R-9.013 reloads at most once in 10 s', () => {
  const start = 1_790_000_000_000
  expect(mayReload(start, sessionStorage)).toBe(true)
  expect(mayReload(start + 9_999, sessionStorage)).toBe(false)
  expect(mayReload(start + 10_000, sessionStorage)).toBe(true)
})
