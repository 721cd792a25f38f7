import { describe, expect, it } from 'vitest'
import { detectLocale, localeHref, rememberLocale } from './detect'
import { localeOf, withLocale, withoutLocale } from './locale'

describe('locale prefix', () => {
  it.each([
    ['/', 'fr', '/'],
    ['/orders', 'fr', '/orders'],
    ['/en', 'en', '/'],
    ['/en/orders', 'en', '/orders'],
    ['/entrepots', 'fr', '/entrepots'],
  ] as const)('R-2.099 R-2.100 %s is %s %s', (path, locale, inner) => {
    expect(localeOf(path)).toBe(locale)
    expect(withoutLocale(path)).toBe(inner)
    expect(withLocale(inner, locale)).toBe(path)
  })

  it('leads to the same page in the other language', () => {
    expect(localeHref('en', { pathname: '/orders', search: '?page=2' })).toBe('/en/orders?page=2')
    expect(localeHref('fr', { pathname: '/en', search: '' })).toBe('/')
  })
})

describe('detection', () => {
  it('R-2.104 an English browser at / goes to /en', () => expect(detectLocale('/', '', ['en-GB', 'fr'])).toBe('en'))
  it('another browser at / stays French', () => expect(detectLocale('/', '', ['de'])).toBe('fr'))
  it('R-2.101 no other path detects anything', () => expect(detectLocale('/orders', '', ['en'])).toBeNull())
  it('a remembered choice decides at /, whatever the browser speaks', () => {
    expect(detectLocale('/', 'a=b; i18n_redirected=fr', ['en'])).toBeNull()
    expect(detectLocale('/', 'a=b; i18n_redirected=en', ['fr'])).toBe('en')
  })
  it('is kept in the cookie i18n_redirected', () => {
    rememberLocale('en')
    expect(document.cookie).toContain('i18n_redirected=en')
  })
})
