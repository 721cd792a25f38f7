import { useEffect, useState } from 'react'
import { dropDraft, type KeptDraft, keepDraft, keptDraft } from './kept-draft'
import type { SheetValues } from './values'

interface Options {
  /** Null while the sheet is new. */
  id: number | null
  version: number | null
  /** What is entered and not saved. */
  changes: Partial<SheetValues>
}

/** Milliseconds after the last letter. */
const PAUSE = 400

/** Keeps what is entered in this browser until it is saved, and offers what was kept when the sheet is opened again. */
export function useKeptDraft({ id, version, changes }: Options) {
  const [found, setFound] = useState<KeptDraft | null>(() => keptDraft(id))
  const isEmpty = Object.keys(changes).length === 0

  useEffect(() => {
    // A draft that was found stays until somebody says what becomes of it.
    if (isEmpty || found) return
    const timer = window.setTimeout(
      () => keepDraft(id, { at: new Date().toISOString(), version, values: changes }),
      PAUSE,
    )
    return () => window.clearTimeout(timer)
  }, [id, version, changes, isEmpty, found])

  return {
    found,
    /** Nothing is offered any longer: it was taken up, or is not wanted. */
    settle: (isKept: boolean) => {
      setFound(null)
      if (!isKept) dropDraft(id)
    },
  }
}
