import { describe, expect, it } from 'vitest'
import { aToken } from '~/testing/tokens'
import { isExpired, readClaims } from './token'

const now = 1_790_000_000_000

describe('token expiry', () => {
  it.each([
    [501, false],
    [500, true],
    [400, true],
    [-1, true],
  ])('R-4.040 R-9.002 %d ms before its end, expired is %s', (lasts, expired) => {
    expect(isExpired(aToken(lasts, { now }), now)).toBe(expired)
  })

  it.each(['', 'a.b', 'a.!!.c', `a.${btoa('"text"')}.c`])('a text that is no token is expired: %s', (text) => {
    expect(readClaims(text)).toBeNull()
    expect(isExpired(text, now)).toBe(true)
  })
})
