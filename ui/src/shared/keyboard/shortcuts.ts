/** A part of the keyboard map, in the order it is shown. */
export const SECTIONS = ['everywhere', 'go', 'list', 'quantity'] as const

interface Shortcut {
  section: (typeof SECTIONS)[number]
  /** As `KeyboardEvent.key` names them, in the order they are pressed; `Mod` is Ctrl, or Cmd on a Mac. */
  keys: string
}

/** Every key the product answers to: what is handled and what the keyboard map shows both come from here. */
export const shortcuts = {
  palette: { section: 'everywhere', keys: 'Mod+k' },
  search: { section: 'everywhere', keys: '/' },
  map: { section: 'everywhere', keys: '?' },
  close: { section: 'everywhere', keys: 'Escape' },
  goHome: { section: 'go', keys: 'g a' },
  goCatalogue: { section: 'go', keys: 'g c' },
  goOrders: { section: 'go', keys: 'g o' },
  goUsers: { section: 'go', keys: 'g u' },
  goCart: { section: 'go', keys: 'g p' },
  nextRow: { section: 'list', keys: 'ArrowDown' },
  previousRow: { section: 'list', keys: 'ArrowUp' },
  openRow: { section: 'list', keys: 'Enter' },
  selectRow: { section: 'list', keys: 'x' },
  quantityUp: { section: 'quantity', keys: 'ArrowUp' },
  quantityDown: { section: 'quantity', keys: 'ArrowDown' },
  quantityNext: { section: 'quantity', keys: 'Enter' },
  quantityPrevious: { section: 'quantity', keys: 'Shift+Enter' },
  addAll: { section: 'quantity', keys: 'Mod+Enter' },
} as const satisfies Record<string, Shortcut>

export type ShortcutId = keyof typeof shortcuts

/** The shortcuts in the order of the map. */
export const shortcutIds = Object.keys(shortcuts) as ShortcutId[]

/** Whether an event is one press of a sequence: `Mod+k`, `Shift+Enter`, `x`. Shift is free for characters. */
export function isPress(event: KeyboardEvent, press: string): boolean {
  const parts = press.split('+')
  const key = parts.at(-1) ?? ''
  const isCharacter = key.length === 1
  return (
    event.key.toLowerCase() === key.toLowerCase() &&
    (event.ctrlKey || event.metaKey) === parts.includes('Mod') &&
    !event.altKey &&
    (isCharacter || event.shiftKey === parts.includes('Shift'))
  )
}
