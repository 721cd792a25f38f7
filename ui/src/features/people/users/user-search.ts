import type { UserStatus } from '~/api/types'
import {
  choiceSearch,
  datesSearch,
  idSearch,
  searchOf,
  tableSearch,
  textSearch,
  wordsSearch,
} from '~/shared/parts/search-fields'

export const USER_STATUSES: UserStatus[] = ['processing', 'valid', 'blocked', 'deleted']

/** The states of accounts, and the superadmin's audit trail. */
const TABS = [...USER_STATUSES, 'journal'] as const

/** The list's state in the URL, and the audit trail's. Whatever is broken there counts as not chosen. */
export const userSearch = searchOf({
  ...tableSearch('company', 'lastName', 'email', 'createdAt', 'status'),
  tab: choiceSearch(...TABS),
  group: wordsSearch,
  status: wordsSearch,
  ...datesSearch,
  /** Whose acts the trail shows. */
  actor: idSearch,
  /** What they were done to: a kind, and one of it. */
  subject: choiceSearch('users', 'addresses', 'user_children', 'user_notes'),
  subjectId: idSearch,
  action: textSearch,
})

export type UserSearch = ReturnType<typeof userSearch>

/** The newest come first. */
export const USUAL_SORT = '-createdAt'
