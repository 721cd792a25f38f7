import type { ReactNode } from 'react'
import { fold } from '~/shared/format/fold'

/** A screen, with its search. */
export interface Place {
  to: string
  search?: object
}

/** Something the palette offers. */
export interface Item {
  id: string
  label: string
  /** A second line in grey. */
  detail?: string
  icon: ReactNode
  /** Where it leads; what leads somewhere is remembered as recent. */
  place?: Place
  /** What it does, when it leads nowhere. */
  run?: () => void
}

export interface Group {
  id: string
  label: string
  items: Item[]
}

/** An elided article is a word too. */
const wordsOf = (text: string) =>
  fold(text)
    .split(/[\s'-]+/)
    .filter(Boolean)

/** Whether every word begins a word of the label; accents and case do not count. */
export function fits(label: string, words: string): boolean {
  const starts = wordsOf(label)
  return wordsOf(words).every((word) => starts.some((start) => start.startsWith(word)))
}
