import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { storageOwner } from '~/shared/session/session'

export type Density = 'comfortable' | 'compact'

/** What a person has chosen for one table, in this browser. */
interface TableSettings {
  density: Density
  /** Column choices that differ from what the width of the screen would show, in the form of `columns` in the URL. */
  columns: string[]
}

const usual: TableSettings = { density: 'comfortable', columns: [] }

const newStore = (key: string) => create<TableSettings>()(persist(() => usual, { name: key, version: 1 }))

const stores = new Map<string, ReturnType<typeof newStore>>()

/** The store of one person and one table; `table` is a name that no other table has. */
export function tableSettings(table: string): ReturnType<typeof newStore> {
  const key = `millesime.table.${table}.${storageOwner() ?? 'nobody'}`
  const store = stores.get(key) ?? newStore(key)
  stores.set(key, store)
  return store
}
