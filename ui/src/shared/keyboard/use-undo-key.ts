import { useEffect, useEffectEvent } from 'react'

/** Ctrl Z takes the latest change back, as everywhere; in a field it belongs to the field. */
export function useUndoKey(undo: () => void): void {
  const undoNow = useEffectEvent(undo)
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
      const isField = event.target instanceof HTMLElement && event.target.matches('input, textarea')
      if (!isUndo || isField) return
      event.preventDefault()
      undoNow()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
