import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Command } from './command'
import { DATABASE } from './forget'

interface Schema extends DBSchema {
  /** What is to be sent, first come first. */
  commands: { key: number; value: Command }
  /** What is being done and not yet to be sent, by owner and name. */
  drafts: { key: string; value: unknown }
}

let opened: Promise<IDBPDatabase<Schema>> | null = null

/** The database, opened once a page; given up when another page deletes it. */
export function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(DATABASE, 1, {
    upgrade: (db) => {
      db.createObjectStore('commands', { keyPath: 'place', autoIncrement: true })
      db.createObjectStore('drafts')
    },
    blocking: close,
    terminated: () => {
      opened = null
    },
  }).catch((error: unknown) => {
    opened = null
    throw error
  })
  return opened
}

function close(): void {
  void opened?.then((db) => db.close())
  opened = null
}
