import { storageOwner } from '~/shared/session/session'

/** What was entered and not saved, in this browser. */
export interface KeptDraft<Values> {
  at: string
  /** The version of the thing that was changed; null for a new one. */
  version: number | null
  values: Partial<Values>
}

/** Names what is entered of one thing, and its members that may not fit into the browser's storage: pictures, files. */
export interface DraftName {
  name: string
  heavy: readonly string[]
}

const keyOf = ({ name }: DraftName) => `millesime.${name}.${storageOwner() ?? 'nobody'}`

function write(of: DraftName, draft: KeptDraft<unknown>): boolean {
  try {
    localStorage.setItem(keyOf(of), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

/** Keeps what differs; what does not fit is left out. */
export function keepDraft<Values>(of: DraftName, draft: KeptDraft<Values>): void {
  const light = Object.fromEntries(Object.entries(draft.values).filter(([member]) => !of.heavy.includes(member)))
  if (!write(of, draft)) write(of, { ...draft, values: light })
}

export function keptDraft<Values>(of: DraftName): KeptDraft<Values> | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(of)) ?? 'null') as KeptDraft<Values> | null
  } catch {
    return null
  }
}

export const dropDraft = (of: DraftName): void => localStorage.removeItem(keyOf(of))

/** The values of a form that differ from those it began with. */
export function differing<Values extends Record<string, unknown>>(values: Values, before: Values): Partial<Values> {
  const changed: Partial<Values> = {}
  for (const key in values) if (JSON.stringify(values[key]) !== JSON.stringify(before[key])) changed[key] = values[key]
  return changed
}
