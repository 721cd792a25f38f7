import type { Schemas } from '~/api/types'
import type { States } from '~/shared/document/states'
import { formatMonthOfYear } from '~/shared/format/format'

/** A paper that the house made, or that one party sent another. */
export type Document = Schemas['DocumentsDocument']

/** The kinds, as they are chosen in lists. */
export const KINDS = [
  'invoice',
  'deposit',
  'credit_note',
  'quotation',
  'basket',
  'statement',
  'order',
  'delivery_note',
  'upload',
] as const satisfies Document['kind'][]

/** The statuses: what is ready comes first. */
export const STATUSES = ['ready', 'pending', 'failed'] as const satisfies Document['status'][]

/** How far a document is. */
export const documentStates: States<Document['status']> = {
  tones: { ready: 'done', pending: 'progress', failed: 'error' },
  nameOf: (status) => `documents:status.${status}`,
}

/** What documents are known by in the cache. */
export const DOCUMENTS = ['documents'] as const

/** What a document is called: its number, the month of a statement, or the file of who sent it. */
export const nameOf = ({ kind, number, filename }: Document) =>
  kind === 'statement' ? capitalized(formatMonthOfYear(number)) : number || filename

const capitalized = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1)
