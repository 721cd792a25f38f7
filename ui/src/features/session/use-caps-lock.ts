import { type KeyboardEvent, useState } from 'react'

/** Whether capitals are locked, as far as the last key pressed in a field told. */
export function useCapsLock() {
  const [isLocked, setLocked] = useState(false)
  const look = (event: KeyboardEvent) => setLocked(event.getModifierState('CapsLock'))
  return { isLocked, handlers: { onKeyDown: look, onKeyUp: look, onBlur: () => setLocked(false) } }
}
