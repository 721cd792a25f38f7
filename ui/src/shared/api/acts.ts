/** Milliseconds for which an act keeps its key while nobody knows what became of it: time to try again. */
const KEPT = 300_000

const open = new Map<string, { key: string; until: number }>()

/** A random UUID of version 4; `crypto.randomUUID` is missing from pages served over plain HTTP. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(30))
  let at = 0
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () => ((bytes[at++] ?? 0) % 16).toString(16))
}

/**
 * The Idempotency-Key of an act, told by everything that is sent: the same while its outcome is unknown, so that a click
 * after a lost answer does nothing twice (decision 31).
 */
export function keyOf(act: string): string {
  const now = Date.now()
  const known = open.get(act)
  const key = known && known.until > now ? known.key : newKey()
  open.set(act, { key, until: now + KEPT })
  return key
}

/** Ends an act by its answer, unless that leaves open what became of it: the same act is another one from now on. */
export function settle(act: string, status: number, retryAfter: string | null): void {
  if (!isUnknown(status, retryAfter)) open.delete(act)
}

/** Whether an answer leaves open what became of a write: the server broke, or is still at it. */
export const isUnknown = (status: number, retryAfter: unknown) =>
  status >= 500 || (status === 409 && retryAfter !== null)
