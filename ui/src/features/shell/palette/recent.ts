import { storageOwner } from '~/shared/session/session'
import type { Place } from './item'

/** A choice made before: enough to show it and to go there again. */
export interface Recent {
  label: string
  detail?: string
  place: Place
}

const LIMIT = 5

const keyOf = (owner: string) => `millesime.recent.${owner}`

/** One name per place. */
export const placeId = ({ to, search }: Place) => `${to}?${JSON.stringify(search ?? {})}`

function isRecent(value: unknown): value is Recent {
  return typeof value === 'object' && value !== null && 'label' in value && 'place' in value
}

/** What this person chose last, newest first; nothing when the storage holds something else. */
export function readRecent(): Recent[] {
  const owner = storageOwner()
  if (!owner) return []
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(owner)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, LIMIT) : []
  } catch {
    return []
  }
}

/** Keeps a choice for the next time, on this device alone. */
export function rememberRecent({ label, detail, place }: Recent): void {
  const owner = storageOwner()
  if (!owner) return
  const others = readRecent().filter((recent) => placeId(recent.place) !== placeId(place))
  const kept = [{ label, place, ...(detail ? { detail } : {}) }, ...others].slice(0, LIMIT)
  localStorage.setItem(keyOf(owner), JSON.stringify(kept))
}
