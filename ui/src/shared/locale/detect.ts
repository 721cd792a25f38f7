import { type Locale, withLocale, withoutLocale } from './locale'

const COOKIE = 'i18n_redirected'
const DAYS_365 = 365 * 24 * 3600

/** Remembers the locale for 365 days (specification 2). */
export function rememberLocale(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in Firefox and Safari yet
  document.cookie = `${COOKIE}=${locale}; path=/; max-age=${DAYS_365}; samesite=lax`
}

/**
 * The language that a visit of `/` is to be in, or null where the address decides. What is remembered counts there, and
 * before anything is, the browser's language (rulings, routes and access).
 */
export function detectLocale(pathname: string, cookies: string, languages: readonly string[]): Locale | null {
  if (pathname !== '/') return null
  const remembered = cookies.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`))
  if (remembered) return remembered === `${COOKIE}=en` ? 'en' : null
  return languages[0]?.toLowerCase().startsWith('en') ? 'en' : 'fr'
}

/** The address of the current page in another locale; a document navigation, since texts load with the document. */
export function localeHref(locale: Locale, location: Pick<Location, 'pathname' | 'search'>): string {
  return withLocale(withoutLocale(location.pathname), locale) + location.search
}
