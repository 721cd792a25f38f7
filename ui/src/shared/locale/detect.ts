import { type Locale, withLocale, withoutLocale } from './locale'

const COOKIE = 'i18n_redirected'
const DAYS_365 = 365 * 24 * 3600

/** Remembers the locale for 365 days (specification 2). */
export function rememberLocale(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in Firefox and Safari yet
  document.cookie = `${COOKIE}=${locale}; path=/; max-age=${DAYS_365}; samesite=lax`
}

/**
 * Where a first visit should go instead of its path, or null. The browser's language counts at `/` alone and
 * only while no choice is remembered (rulings, routes and access).
 */
export function detectLocale(pathname: string, cookies: string, languages: readonly string[]): Locale | null {
  if (pathname !== '/') return null
  if (cookies.split('; ').some((cookie) => cookie.startsWith(`${COOKIE}=`))) return null
  return languages[0]?.toLowerCase().startsWith('en') ? 'en' : 'fr'
}

/** The address of the current page in another locale; a document navigation, since texts load with the document. */
export function localeHref(locale: Locale, location: Pick<Location, 'pathname' | 'search'>): string {
  return withLocale(withoutLocale(location.pathname), locale) + location.search
}
