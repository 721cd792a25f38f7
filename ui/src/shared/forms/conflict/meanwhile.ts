import { ApiError, codeOf } from '~/shared/api/errors'
import { isRecord } from '~/shared/api/is-record'

/** Who changed a thing while it was being changed here; null where nobody may be named, or it is not known. */
export interface Meanwhile {
  who: string | null
  at: string | null
}

/** The call of a form that asks what stays, where somebody else has saved meanwhile. */
export const ASKED = { quiet: 'changedMeanwhile' } as const

/** What the refusal of a save on an earlier version tells; null for every other failure. */
export function meanwhileOf(error: unknown): Meanwhile | null {
  if (!(error instanceof ApiError) || codeOf(error.body) !== 'changed_meanwhile') return null
  const { changedBy, changedAt } = isRecord(error.body) ? error.body : {}
  const name = isRecord(changedBy) ? changedBy.name : null
  return { who: typeof name === 'string' ? name : null, at: typeof changedAt === 'string' ? changedAt : null }
}
