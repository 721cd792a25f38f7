/** A token counts as expired this many milliseconds before it is (specification 4). */
const EARLY = 500

interface Claims {
  /** Seconds since the epoch. */
  exp: number
  sub: string
}

/** The claims of a JWT, unverified (the server verifies), or null when it is none. */
export function readClaims(token: string): Claims | null {
  const part = token.split('.')[1]
  if (!part) return null
  try {
    const claims: unknown = JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')))
    if (typeof claims !== 'object' || claims === null || !('exp' in claims) || typeof claims.exp !== 'number')
      return null
    return { exp: claims.exp, sub: 'sub' in claims ? String(claims.sub) : '' }
  } catch {
    return null
  }
}

/** Whether a token must be refreshed before it is sent. */
export function isExpired(token: string, now: number): boolean {
  const claims = readClaims(token)
  return !claims || now >= claims.exp * 1000 - EARLY
}
