import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Where a list was last seen: a detail's way back leads there. */
interface Place {
  to: string
  search: object
}

const seen = new Map<string, Place>()

/** Keeps a list's filters, sort and page; `to` is the screen that shows it. */
function rememberList(list: string, to: string, search: object): void {
  seen.set(list, { to, search })
}

/** The list as it was left, or as it opens first. */
export const listAsLeft = (list: string): Place => seen.get(list) ?? { to: list, search: {} }

/**
 * Keeps the list on screen as it is, its place included, without drawing the screen anew when that changes. `to` is
 * the screen that shows it, when the list has several.
 */
export function RememberList({ list, to = list }: { list: string; to?: string }) {
  const search = useSearch({ strict: false })
  useEffect(() => rememberList(list, to, search), [list, to, search])
  return null
}
