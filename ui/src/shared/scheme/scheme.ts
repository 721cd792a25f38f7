import { create } from 'zustand'

/** Light or dark colours; `device` follows what the device asks for. */
export type Scheme = 'device' | 'light' | 'dark'

export const schemes: readonly Scheme[] = ['device', 'light', 'dark']

const COOKIE = 'color_scheme'
const DAYS_365 = 365 * 24 * 3600

/** A cookie, because the server writes the choice into the document before its first paint (platform/api/scheme.go). */
function remembered(cookies: string): Scheme {
  const value = cookies.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`))
  return schemes.find((scheme) => value === `${COOKIE}=${scheme}`) ?? 'device'
}

/** Which colours were chosen on this device. */
export const useScheme = create<{ scheme: Scheme }>(() => ({ scheme: remembered(document.cookie) }))

/** The rest is the style sheets' (src/app/theme-variables.ts). */
function draw(scheme: Scheme): void {
  if (scheme === 'device') delete document.documentElement.dataset.scheme
  else document.documentElement.dataset.scheme = scheme
}

// A document of the development server does not know the choice.
draw(useScheme.getState().scheme)

export function chooseScheme(scheme: Scheme): void {
  const age = scheme === 'device' ? 0 : DAYS_365
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in Firefox and Safari yet
  document.cookie = `${COOKIE}=${scheme}; path=/; max-age=${age}; samesite=lax`
  useScheme.setState({ scheme })
  draw(scheme)
}
