import type { PersonRef } from '~/api/types'

/** What somebody wants to remember of a person. */
export interface Note {
  '@id': string
  author: PersonRef
  /** The admin who wrote it in the author’s name. */
  impersonator: PersonRef | null
  text: string
  createdAt: string
  updatedAt: string
}
