import { SessionExpired } from '~/shared/api/errors'
import { session, storageOwner } from '~/shared/session/session'

/** In whose name something was written. */
export interface Writer {
  owner: string | null
  switchUser: string | null
}

/** Whoever writes now. */
export const writer = (): Writer => ({ owner: storageOwner(), switchUser: session().switchUser })

/** The person signed in, whoever it acts for. */
export const personOf = (owner: string | null) => owner?.split('.')[0]

/**
 * How a call is made for who wrote, though the tab may have turned to somebody else meanwhile. Errors: SessionExpired
 * when that person is no longer signed in.
 */
export function callFor({ owner, switchUser }: Writer): { switchUser?: string | null } {
  if (personOf(owner) !== personOf(storageOwner())) throw new SessionExpired()
  return switchUser === session().switchUser ? {} : { switchUser }
}
