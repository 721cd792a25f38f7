import { ApiError, codeOf } from '~/shared/api/errors'

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
  const { changedBy, changedAt } = error.body as { changedBy?: { name: string } | null; changedAt?: string | null }
  return { who: changedBy?.name ?? null, at: changedAt ?? null }
}

/** An act on a thing as it was read: what somebody else changed meanwhile is read, and seen, before it is tried again. */
export async function orReadAgain<Result>(act: Promise<Result>, readAgain: () => unknown): Promise<Result> {
  try {
    return await act
  } catch (error) {
    if (meanwhileOf(error)) readAgain()
    throw error
  }
}
