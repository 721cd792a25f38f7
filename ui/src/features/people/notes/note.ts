import type { Schemas } from '~/api/types'

/** What somebody wants to remember of a person. */
export type Note = Schemas['UsersUserNote']
