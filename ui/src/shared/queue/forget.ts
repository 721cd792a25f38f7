/** The database of this browser that holds what is not yet sent. */
export const DATABASE = 'millesime.queue'

/** Says whether something waits, without opening the database. */
const MARK = 'millesime.queue'

export const isMarked = () => localStorage.getItem(MARK) !== null

export function mark(isWaiting: boolean): void {
  if (isWaiting) localStorage.setItem(MARK, '1')
  else localStorage.removeItem(MARK)
}

/** Whoever signs out leaves nothing on the machine. */
export function forgetQueue(): void {
  mark(false)
  globalThis.indexedDB?.deleteDatabase(DATABASE)
}
