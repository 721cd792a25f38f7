import { create } from 'zustand'

/** What was written into a cell and is not checked yet. */
export interface CellEdit {
  text: string
  /** Why it was not saved; null while it is on its way. */
  refusal: string | null
}

interface Edits {
  /** What is being written, kept here so that a row that is scrolled away keeps it. */
  draft: { key: string; text: string } | null
  /** What was written, by the key of the cell. */
  cells: Record<string, CellEdit>
}

const none: Edits = { draft: null, cells: {} }

/** Cells that are written in, or whose text is on its way to the server or did not arrive: it stays in sight until it is saved. */
export const useEdits = create<Edits>()(() => none)

export const cellKey = (number: number, field: string) => `${number} ${field}`

export const writeDraft = (key: string, text: string) => useEdits.setState({ draft: { key, text } })

/** Ends the writing in a cell and gives what was written; null when nothing was. */
export function endDraft(key: string): string | null {
  const { draft } = useEdits.getState()
  if (draft?.key !== key) return null
  useEdits.setState({ draft: null })
  return draft.text
}

export const keepEdit = (key: string, edit: CellEdit) =>
  useEdits.setState(({ cells }) => ({ cells: { ...cells, [key]: edit } }))

export const forgetEdit = (key: string) => useEdits.setState(({ cells: { [key]: _gone, ...cells } }) => ({ cells }))

export const forgetEdits = () => useEdits.setState(none)

/** Waits for what is on its way; false when something was not saved. */
export function editsSaved(): Promise<boolean> {
  return new Promise((resolve) => {
    const look = ({ cells }: Edits) => {
      const edits = Object.values(cells)
      if (edits.some(({ refusal }) => refusal === null)) return
      stop()
      resolve(edits.length === 0)
    }
    const stop = useEdits.subscribe(look)
    look(useEdits.getState())
  })
}
