import { useEffect, useState } from 'react'
import { type DraftName, dropDraft, type KeptDraft, keepDraft, keptDraft } from './kept-draft'

interface Options<Values> {
  /** The same at each call for one thing. */
  of: DraftName
  version: number | null
  /** What is entered and not saved. */
  changes: Partial<Values>
}

/** Milliseconds after the last letter. */
const PAUSE = 400

/** Keeps what is entered in this browser until it is saved, and offers what was kept when the form is opened again. */
export function useKeptDraft<Values>({ of, version, changes }: Options<Values>) {
  const [found, setFound] = useState<KeptDraft<Values> | null>(() => keptDraft(of))
  const isEmpty = Object.keys(changes).length === 0

  useEffect(() => {
    // A draft that was found stays until somebody says what becomes of it.
    if (isEmpty || found) return
    const timer = window.setTimeout(
      () => keepDraft(of, { at: new Date().toISOString(), version, values: changes }),
      PAUSE,
    )
    return () => window.clearTimeout(timer)
  }, [of, version, changes, isEmpty, found])

  return {
    found,
    /** Nothing is offered any longer: it was taken up, or is not wanted. */
    settle: (isKept: boolean) => {
      setFound(null)
      if (!isKept) dropDraft(of)
    },
  }
}
