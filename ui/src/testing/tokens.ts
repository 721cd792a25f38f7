const part = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_')

/** A token that expires so many milliseconds after `now`; its signature is worth nothing. */
export function aToken(lasts: number, { now = Date.now(), sub = '3' } = {}): string {
  return `${part({ alg: 'HS256' })}.${part({ sub, exp: (now + lasts) / 1000 })}.signature-${Math.round(lasts)}`
}
