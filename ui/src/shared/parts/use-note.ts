import { useEffect, useState } from 'react'

/** Milliseconds a note stays. */
const STAYS = 4000

/** What is said for a while beside a field, as that a figure was rounded; null: nothing. */
export function useNote() {
  const [note, setNote] = useState<string | null>(null)
  useEffect(() => {
    const timer = note === null ? undefined : window.setTimeout(() => setNote(null), STAYS)
    return () => window.clearTimeout(timer)
  }, [note])
  return [note, setNote] as const
}
