import { storageOwner } from '~/shared/session/session'
import type { SheetValues } from './values'

/** What was entered and not saved, in this browser. */
export interface KeptDraft {
  at: string
  /** The version of the sheet that was changed; null for a new product. */
  version: number | null
  values: Partial<SheetValues>
}

/** Of one person and one sheet; null while the sheet is new. */
const keyOf = (id: number | null) => `millesime.product-draft.${id ?? 'new'}.${storageOwner() ?? 'nobody'}`

function write(key: string, draft: KeptDraft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

/** Keeps what differs from the sheet; pictures that do not fit into the browser's storage are left out. */
export function keepDraft(id: number | null, draft: KeptDraft): void {
  const { images: _images, sheetFile: _file, ...light } = draft.values
  if (!write(keyOf(id), draft)) write(keyOf(id), { ...draft, values: light })
}

export function keptDraft(id: number | null): KeptDraft | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as KeptDraft | null
  } catch {
    return null
  }
}

export const dropDraft = (id: number | null): void => localStorage.removeItem(keyOf(id))

/** The values of a form that differ from those it began with. */
export function differing(values: SheetValues, before: SheetValues): Partial<SheetValues> {
  const keys = Object.keys(values).filter((key) => JSON.stringify(values[key]) !== JSON.stringify(before[key]))
  return Object.fromEntries(keys.map((key) => [key, values[key]]))
}
