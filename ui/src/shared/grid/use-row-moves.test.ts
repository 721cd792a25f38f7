import { describe, expect, it } from 'vitest'
import { moved } from './use-row-moves'

describe('a place in the order', () => {
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 9, 'acb'],
    [1, -3, 'bac'],
  ])('from %i to %i', (from, to, after) => {
    expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(after)
  })
})
