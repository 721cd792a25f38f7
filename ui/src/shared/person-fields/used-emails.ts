import { api } from '~/shared/api/client'
import { ApiError } from '~/shared/api/errors'
import { text } from '~/shared/i18n/i18n'
import type { Rule } from '~/shared/validation/rule'
import { tidy } from '~/shared/validation/tidy'

/** The server counts five calls a minute, the registration among them: two are left for it. */
const CALLS = 3
const MINUTE = 60_000

const known = new Map<string, boolean>()
let calls: number[] = []
let silentUntil = 0

const keyOf = (email: string) => tidy(email).toLowerCase()

function mayAsk(now: number): boolean {
  calls = calls.filter((at) => now - at < MINUTE)
  return now >= silentUntil && calls.length < CALLS
}

/**
 * Whether an account has this e-mail already. Null when that cannot be told now (too many questions, no network): the
 * server settles it when the form is sent.
 */
export async function isEmailUsed(email: string): Promise<boolean | null> {
  const key = keyOf(email)
  const answer = known.get(key)
  if (answer !== undefined) return answer
  const now = Date.now()
  if (!mayAsk(now)) return null
  calls.push(now)
  try {
    const { unique } = await api.get('/customers/unique', {
      query: { email: key },
      quiet: 'emailUsed',
      anonymous: true,
    })
    known.set(key, !unique)
    return !unique
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) silentUntil = now + (error.retryAfter ?? 60) * 1000
    return null
  }
}

/** Refuses an e-mail that is known to be used; EmailField with `isChecked` asks for it. */
export const unusedEmail: Rule = (value) => (known.get(keyOf(String(value))) ? text('person:emailUsed') : null)

/** Forgets what was answered, e.g. after a registration. */
export function forgetUsedEmails(): void {
  known.clear()
  calls = []
  silentUntil = 0
}
