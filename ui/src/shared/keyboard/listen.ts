import { handlerOf } from './active'
import { isPress, type ShortcutId, shortcutIds, shortcuts } from './shortcuts'

/** Milliseconds in which the second key of `g c` must follow. */
const PATIENCE = 1200

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Dialogs keep the keys to themselves. */
const isCovered = () => document.querySelector('[role=dialog][aria-modal=true], [role=menu]') !== null

/** Answers to the shortcuts that are active, except while somebody types; the returned function stops it. */
export function listenToShortcuts(): () => void {
  let first: { key: string; at: number } | null = null

  function pressed(event: KeyboardEvent): ShortcutId | undefined {
    const before = first && event.timeStamp - first.at < PATIENCE ? first.key : null
    first = { key: event.key, at: event.timeStamp }
    return shortcutIds.find((id) => {
      if (!handlerOf(id)) return false
      const presses = shortcuts[id].keys.split(' ')
      const last = presses.at(-1) ?? ''
      return isPress(event, last) && (presses.length === 1 || presses[0] === before)
    })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || event.isComposing) return
    const hasModifier = event.ctrlKey || event.metaKey
    if (!hasModifier && (isTyping(event.target) || isCovered())) return
    const id = pressed(event)
    const run = id && handlerOf(id)
    if (!run) return
    event.preventDefault()
    first = null
    run()
  }

  window.addEventListener('keydown', onKeyDown)
  return () => window.removeEventListener('keydown', onKeyDown)
}
