import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** French has no prefix and is the default (specification 2). */
export const locales = ['fr', 'en'] as const
export type Locale = (typeof locales)[number]

/** What is painted before the code is there: the sign-in with its words, a guest's frame, a person's frame. */
export type Shell = 'login' | 'guest' | 'app'

interface Texts {
  [key: string]: string | Texts
}

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')

/** Outside of what React draws, a text reaches the page as HTML. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The words of the interface: `session:login.title` is login.title of src/locales/<locale>/session.json. */
export function text(locale: Locale, name: string): string {
  const [namespace = '', key = ''] = name.split(':')
  let found: string | Texts | undefined = JSON.parse(read(`src/locales/${locale}/${namespace}.json`)) as Texts
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined
  if (typeof found !== 'string') throw new Error(`the shell asks for ${name}, which ${locale} lacks`)
  return escaped(found)
}

const withoutIndent = (source: string) => source.replaceAll(/\n\s*/g, '')

/** The markup of a shell, in words of a locale. */
export function shellOf(shell: Shell, locale: Locale): string {
  const other = locale === 'fr' ? 'en' : 'fr'
  const mark = withoutIndent(read('shell/mark.svg'))
  const parts: Record<string, string> = {
    mark,
    brand: `<div class="first-brand">${mark}<span>Millésime</span></div>`,
    otherLanguage: text(locale, `common:account.locale.${other}`),
  }
  const fill = (_: string, name: string) => parts[name] ?? text(locale, name)
  return withoutIndent(read(`shell/${shell}.html`)).replaceAll(/\{\{([\w:.]+)\}\}/g, fill)
}

/** The style of the shells, with the fonts their words are set in. */
export function shellStyle(fonts: { family: string; file: string }[]): string {
  const faces = fonts.map(
    ({ family, file }) =>
      `@font-face{font-family:"${family}";font-display:swap;font-weight:100 900;src:url("/${file}") format("woff2")}`,
  )
  const style = read('shell/shell.css').replaceAll(/\/\*.*?\*\//gs, '')
  return (
    faces.join('') +
    style
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ ?([{};,]) ?/g, '$1')
      .trim()
  )
}
