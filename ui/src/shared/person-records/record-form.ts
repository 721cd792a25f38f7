import type { Parameters } from '~/api/types'
import { api } from '~/shared/api/client'
import { ASKED } from '~/shared/forms/conflict/meanwhile'
import type { RecordKind } from './record-kind'

type Body = Record<string, unknown>

/** What the form of a record is given. */
export interface RecordFormProps {
  record: Parameters
  label: string
  /** Administrators set the conditions; the person reads them. */
  setsConditions: boolean
  /** See AppForm. */
  part?: string | undefined
  /** Reads the record as it stands now. */
  read: () => Promise<Parameters>
  /** Sends what differs of two records, on the version of the one that was read. */
  save: (read: Parameters, after: Body, before: Body) => Promise<Parameters>
  onSent: () => void
}

/** The calls that read a record and write it. */
export function recordCalls({ path }: Pick<RecordKind, 'path'>, id: number) {
  return {
    read: (): Promise<Parameters> => api.get(path, { path: { id } }),
    save: ({ version }: Parameters, after: Body, before: Body): Promise<Parameters> =>
      api.patch(path, { ...(version ? { version } : {}), ...changesOf(after, before) }, { path: { id }, ...ASKED }),
  }
}

/**
 * What differs of two records, with numbers as texts (specification 7): pictures that stay as they are need not travel
 * again.
 */
export const changesOf = (after: Body, before: Body): Body =>
  Object.fromEntries(
    Object.entries(after)
      .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]))
      .map(([field, value]) => [field, withTexts(value)]),
  )

/** The same with each number written out, in what it holds too. */
function withTexts(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, withTexts(inner)]))
}
