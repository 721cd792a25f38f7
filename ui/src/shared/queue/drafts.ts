import { useCallback, useEffect } from 'react'
import { create } from 'zustand'
import { storageOwner, useSession } from '~/shared/session/session'
import { database } from './database'
import { onTabs, tellTabs } from './tabs'

/** What is known of the drafts on screen: undefined until it is read, null when there is none. */
const useDrafts = create<Record<string, unknown>>()(() => ({}))

/** Changes on their way to the database: until they are there, what is on screen is newer. */
const writing = new Map<string, number>()

async function read(key: string): Promise<void> {
  const kept = await (await database()).get('drafts', key)
  if (!writing.has(key)) useDrafts.setState({ [key]: kept ?? null })
}

let isFollowing = false

function followTabs(): void {
  if (isFollowing) return
  isFollowing = true
  onTabs((key) => {
    if (key !== null && key in useDrafts.getState()) void read(key)
  })
}

/** Shows a draft as it is kept, once it was kept in another way than by `change`. */
export function showDraft(key: string, draft: unknown): void {
  useDrafts.setState({ [key]: draft })
  tellTabs(key)
}

/**
 * Changes a draft by what it was: shown at once, then written in one step, so that two tabs add up. Errors: those of a
 * browser that keeps nothing.
 */
async function change<T>(key: string, by: (before: T | null) => T | null): Promise<void> {
  const shown = useDrafts.getState()[key] as T | null | undefined
  useDrafts.setState({ [key]: by(shown ?? null) })
  writing.set(key, (writing.get(key) ?? 0) + 1)
  try {
    const { store, done } = (await database()).transaction('drafts', 'readwrite')
    const next = by(((await store.get(key)) as T | undefined) ?? null)
    await (next === null ? store.delete(key) : store.put(next, key))
    await done
    tellTabs(key)
  } finally {
    const left = (writing.get(key) ?? 1) - 1
    if (left > 0) writing.set(key, left)
    else {
      writing.delete(key)
      void read(key).catch(() => undefined)
    }
  }
}

/**
 * What a person is doing and has not yet sent: it survives a reload and a lost network, in this browser alone.
 * Undefined until it is read, null when there is nothing.
 */
export function useDraft<T>(name: string) {
  const owner = useSession(storageOwner)
  const key = `${owner} ${name}`
  const draft = useDrafts((drafts) => drafts[key]) as T | null | undefined
  useEffect(() => {
    followTabs()
    // A browser that keeps nothing still counts: what is on screen is then all there is.
    read(key).catch(() => useDrafts.setState({ [key]: null }))
  }, [key])
  const changeThis = useCallback((by: (before: T | null) => T | null) => change<T>(key, by), [key])
  return { draft, change: changeThis, key }
}
