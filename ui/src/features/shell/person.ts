import type { User } from '~/api/types'

/** The name a person goes by: its own, else its company's, else its e-mail. */
export function ownName(user: User): string {
  return `${user.firstName} ${user.lastName}`.trim() || user.company || user.email
}

/** One or two capitals for the round badge. */
export function initials(name: string): string {
  const words = name.split(/[\s@.-]+/).filter(Boolean)
  return ((words[0]?.[0] ?? '') + (words.length > 1 ? (words.at(-1)?.[0] ?? '') : '')).toUpperCase()
}
