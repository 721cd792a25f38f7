import * as z from 'zod/mini'
import type { UserStatus } from '~/api/types'
import { datesSearch, idSearch, tableSearch, wordsSearch } from '~/shared/parts/list-search'

export const USER_STATUSES: UserStatus[] = ['processing', 'valid', 'blocked', 'deleted']

/** The states of accounts, and the superadmin's audit trail. */
const TABS = [...USER_STATUSES, 'journal'] as const

/** The list's state in the URL, and the audit trail's. Whatever is broken there counts as not chosen. */
export const userSearch = z.object({
  ...tableSearch('company', 'lastName', 'email', 'createdAt', 'status'),
  tab: z.catch(z.optional(z.enum(TABS)), undefined),
  group: wordsSearch,
  status: wordsSearch,
  ...datesSearch,
  /** Whose acts the trail shows. */
  actor: idSearch,
  /** What they were done to: a kind, and one of it. */
  subject: z.catch(z.optional(z.enum(['users', 'addresses', 'user_children', 'user_notes'])), undefined),
  subjectId: idSearch,
  action: z.catch(z.optional(z.string()), undefined),
})

export type UserSearch = z.infer<typeof userSearch>

/** The newest come first. */
export const USUAL_SORT = '-createdAt'
