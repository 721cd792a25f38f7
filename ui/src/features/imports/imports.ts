import type { Schemas } from '~/api/types'
import type { States } from '~/shared/document/states'

/** A file of products and what becomes of it. */
export type ProductImport = Schemas['CatalogueProductImport']

/** Where an import stands. */
export type ImportState = ProductImport['state']

export type ImportMode = NonNullable<ProductImport['mode']>

export type ImportColumn = Schemas['CatalogueImportColumn']

export type ImportCounts = Schemas['CatalogueImportCounts']

export type ImportRow = Schemas['CatalogueImportRow']

/** What a row does: what the check foresees, or what the import did. */
export type RowAction = NonNullable<ImportRow['action']>

/** Which rows are listed; `all` are all of them. */
export const FILTERS = ['all', 'faulty', 'ready', 'warned'] as const

export type RowFilter = (typeof FILTERS)[number]

/** The four screens of an import. */
export const STEPS = ['file', 'columns', 'check', 'run'] as const

export type ImportStep = (typeof STEPS)[number]

/** The screen that an import stands at. */
export function stepOf({ state, mode, result }: ProductImport): ImportStep {
  if (state === 'columns') return 'columns'
  if (state === 'checking' || state === 'checked') return 'check'
  // One that stopped before anything was written stopped at its check.
  if (state === 'interrupted' && mode === null && result.created + result.changed === 0) return 'check'
  return 'run'
}

/** Whether the server is at work on it: it is looked at again and again. */
export const isAtWork = ({ state }: ProductImport) => state === 'checking' || state === 'running' || state === 'undoing'

/** Rows that can be written. */
export const readyOf = ({ created, changed, unchanged }: ImportCounts) => created + changed + unchanged

export const importStates: States<ImportState> = {
  tones: {
    columns: 'attention',
    checking: 'progress',
    checked: 'attention',
    running: 'progress',
    undoing: 'progress',
    canceled: 'neutral',
    interrupted: 'error',
    done: 'done',
    undone: 'neutral',
    failed: 'error',
  },
  nameOf: (state) => `imports:state.${state}`,
}

/** What becomes of a row. */
export const rowStates: States<RowAction> = {
  tones: {
    created: 'done',
    changed: 'progress',
    unchanged: 'neutral',
    faulty: 'error',
    undone: 'neutral',
    kept: 'attention',
  },
  nameOf: (action) => `imports:action.${action}`,
}
