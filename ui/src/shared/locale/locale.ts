/** French is the default and has no prefix; English lives under /en (specification 2). */
export type Locale = 'fr' | 'en'

const PREFIX = /^\/en(?=\/|$)/

/** The locale a browser path asks for. */
export const localeOf = (pathname: string): Locale => (PREFIX.test(pathname) ? 'en' : 'fr')

/** The path without its locale prefix: what the router matches. */
export const withoutLocale = (pathname: string): string => pathname.replace(PREFIX, '') || '/'

/** The browser path of a router path. */
export function withLocale(pathname: string, locale: Locale): string {
  if (locale === 'fr') return pathname
  return pathname === '/' ? '/en' : `/en${pathname}`
}

let current: Locale = localeOf(globalThis.location?.pathname ?? '/')

/** The locale of this document; it changes only with a new document. */
export const currentLocale = (): Locale => current

/** Sets the document's locale; called once at start, and by tests. */
export function setCurrentLocale(locale: Locale): void {
  current = locale
  document.documentElement.lang = locale
}
