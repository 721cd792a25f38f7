import type { PersonRef } from '~/api/types'

/** What somebody wants to remember of a person. */
export interface Note {
  '@id': string
  author: PersonRef
  text: string
  createdAt: string
  updatedAt: string
}
