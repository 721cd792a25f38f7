import { create } from 'zustand'
import type { ShortcutId } from './shortcuts'

/** What answers to each key right now: the newest first. A part that handles its keys itself leaves no handler. */
type Handler = (() => void) | null

export const useActiveShortcuts = create<{ handlers: Partial<Record<ShortcutId, Handler[]>> }>()(() => ({
  handlers: {},
}))

const of = (id: ShortcutId) => useActiveShortcuts.getState().handlers[id] ?? []

const put = (id: ShortcutId, list: Handler[]) =>
  useActiveShortcuts.setState(({ handlers }) => ({ handlers: { ...handlers, [id]: list } }))

/** Makes a key answer; `isLast` only while nobody else does. The returned function ends it. */
export function activate(id: ShortcutId, run: Handler, isLast = false): () => void {
  // A box of its own for each registration, since two parts may share a handler.
  const entry = run && (() => run())
  put(id, isLast ? [...of(id), entry] : [entry, ...of(id)])
  return () => {
    const list = [...of(id)]
    list.splice(list.indexOf(entry), 1)
    put(id, list)
  }
}

/** The part that answers to a key now. */
export const handlerOf = (id: ShortcutId) => of(id).find((handler) => handler !== null) ?? null
