import { describe, expect, it } from 'vitest'
import { curveThrough } from './curve'

describe('a curve through points', () => {
  it('passes through every point', () => {
    const path = curveThrough([
      { x: 0, y: 10 },
      { x: 3, y: 4 },
      { x: 6, y: 8 },
    ])
    expect(path.startsWith('M0 10')).toBe(true)
    expect(path).toContain(' 3 4C')
    expect(path.endsWith(' 6 8')).toBe(true)
  })

  it('stays flat at a summit, so that no month looks higher than it was', () => {
    const path = curveThrough([
      { x: 0, y: 10 },
      { x: 3, y: 0 },
      { x: 6, y: 10 },
    ])
    expect(path).toBe('M0 10C1 10 2 0 3 0C4 0 5 10 6 10')
  })

  it('draws nothing of nothing', () => {
    expect(curveThrough([])).toBe('')
  })
})
