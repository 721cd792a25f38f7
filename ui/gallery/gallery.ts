import type { ComponentType } from 'react'
import { currentLocale } from '~/shared/locale/locale'

/** One shared part in all its states; the default export of parts/<Part>.gallery.tsx. */
export interface Gallery {
  /** What the part is for, in a line. */
  about: string
  /** Named states, each drawn by a component of its own: `empty`, `loading`, `long`… */
  states: Record<string, ComponentType>
  /** States that cover the page (dialogs, drawers, menus, focus): shown one at a time. */
  alone?: Record<string, ComponentType>
}

/** Begins the key of a query that is never answered: a state that loads for ever is not waited for. */
export const UNANSWERED = 'unanswered'

/** A sample text in the language of the page. */
export const say = (french: string, english: string) => (currentLocale() === 'en' ? english : french)
