import { describe, expect, it } from 'vitest'
import { ending } from './validity'

const at = (iso: string) => Date.parse(iso)

describe('the end of a quotation', () => {
  it('is told from three days before', () => {
    expect(ending('2026-12-05', at('2026-12-01T12:00:00Z'))).toBeNull()
    expect(ending('2026-12-05', at('2026-12-02T12:00:00Z'))).toEqual({ key: 'days', count: 3 })
    expect(ending('2026-12-05', at('2026-12-05T12:00:00Z'))).toEqual({ key: 'today', count: 0 })
  })

  it('comes with the end of the day in Paris', () => {
    expect(ending('2026-12-05', at('2026-12-05T22:59:00Z'))?.key).toBe('today')
    expect(ending('2026-12-05', at('2026-12-05T23:01:00Z'))?.key).toBe('past')
  })
})
