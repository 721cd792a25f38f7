import type { ReactNode } from 'react'

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

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Whether every word begins a word of the label; accents and case do not count. */
export function fits(label: string, words: string): boolean {
  const starts = plain(label).split(/[\s'’-]+/)
  return plain(words)
    .split(/\s+/)
    .every((word) => starts.some((start) => start.startsWith(word)))
}
