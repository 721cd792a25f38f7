import { useEffect, useEffectEvent } from 'react'
import { activate } from './active'
import type { ShortcutId } from './shortcuts'

/** Makes a key answer while the part is on screen; the newest part wins, one that comes `isLast` never does. */
export function useShortcut(id: ShortcutId, run: () => void, isLast = false): void {
  const runNow = useEffectEvent(run)
  useEffect(() => activate(id, () => runNow(), isLast), [id, isLast])
}

/** Lists keys that a part handles by itself, in the keyboard map, while it is on screen. */
export function useOwnShortcuts(ids: readonly ShortcutId[]): void {
  useEffect(() => {
    const ends = ids.map((id) => activate(id, null))
    return () => {
      for (const end of ends) end()
    }
  }, [ids])
}
