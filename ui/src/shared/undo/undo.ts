import { createStore, useStore } from 'zustand'
import { toast } from '~/shared/toasts/toast'

interface Act {
  /** What is changed, e.g. the path of the record: `usePendingActs().has(key)` hides it at once. */
  key: string
  /** What was done, in the past: "L’adresse a été supprimée". */
  message: string
  /** Makes the change for good and reads the data again. `keepalive` is true when the page is being left. */
  send: (options: { keepalive: boolean }) => Promise<unknown>
}

const pending = createStore<{ acts: ReadonlyMap<string, Act> }>(() => ({ acts: new Map() }))

function drop(key: string): void {
  const acts = new Map(pending.getState().acts)
  acts.delete(key)
  pending.setState({ acts })
}

/** Acts on their way: they can no longer be taken back, but still count as done. */
const sent = new Set<Act>()

/** A refusal is told by the client's own toast; what was hidden comes back by itself. */
function commit(act: Act, keepalive: boolean): void {
  if (sent.has(act) || pending.getState().acts.get(act.key) !== act) return
  sent.add(act)
  const settle = () => {
    sent.delete(act)
    if (pending.getState().acts.get(act.key) === act) drop(act.key)
  }
  act.send({ keepalive }).then(settle, settle)
}

const toastOf = (key: string) => `undo:${key}`

/** Sends everything that waits, e.g. because somebody else is about to use the tab. */
export function commitPendingActs(keepalive = false): void {
  for (const act of pending.getState().acts.values()) {
    commit(act, keepalive)
    toast.hide(toastOf(act.key))
  }
}

/** The page may not come back. */
const commitAll = () => commitPendingActs(true)

function onHidden(): void {
  if (document.visibilityState === 'hidden') commitAll()
}

/**
 * Does something at once that can be taken back: the screen shows it done, a toast offers "Annuler", and the call is
 * sent when the toast goes, or when the page is left.
 */
export function actWithUndo(act: Act): void {
  const earlier = pending.getState().acts.get(act.key)
  if (earlier) commit(earlier, false)
  pending.setState({ acts: new Map(pending.getState().acts).set(act.key, act) })
  window.addEventListener('pagehide', commitAll)
  document.addEventListener('visibilitychange', onHidden)
  // The undo button closes the toast before it acts: only afterwards is it known that nobody pressed it.
  const onClose = () => queueMicrotask(() => commit(act, false))
  toast.undo(act.message, () => drop(act.key), toastOf(act.key), onClose)
}

/** What has been done but may still be taken back: screens show it as done already. */
export const usePendingActs = (): ReadonlyMap<string, unknown> => useStore(pending, ({ acts }) => acts)
