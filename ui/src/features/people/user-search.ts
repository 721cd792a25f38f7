import * as z from 'zod/mini'
import type { UserStatus } from '~/api/types'
import { listSearch, withoutListDefaults, wordsSearch } from '~/shared/parts/list-search'

export const USER_STATUSES: UserStatus[] = ['processing', 'valid', 'blocked', 'deleted']

/** The states of accounts, and the superadmin's audit trail. */
const TABS = [...USER_STATUSES, 'journal'] as const

const sortable = ['company', 'lastName', 'email', 'createdAt', 'status'] as const
const sorts = sortable.flatMap((key) => [key, `-${key}` as const])

/** A day as the URL and the API write it. */
const day = z.catch(z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))), undefined)

const id = z.catch(z.optional(z.int().check(z.minimum(1))), undefined)

/** A continuous table has no pages. */
const { page: _page, ...listFields } = listSearch.shape

/** The list's state in the URL, and the audit trail's. Whatever is broken there counts as not chosen. */
export const userSearch = z.object({
  ...listFields,
  sort: z.catch(z.optional(z.enum(sorts)), undefined),
  tab: z.catch(z.optional(z.enum(TABS)), undefined),
  group: wordsSearch,
  status: wordsSearch,
  from: day,
  to: day,
  /** Whose acts the trail shows. */
  actor: id,
  /** What they were done to: a kind, and one of it. */
  subject: z.catch(z.optional(z.enum(['users', 'addresses', 'user_children', 'user_notes'])), undefined),
  subjectId: id,
  action: z.catch(z.optional(z.string()), undefined),
})

export type UserSearch = z.infer<typeof userSearch>

export type UserSort = UserSearch['sort']

/** The newest come first. */
export const USUAL_SORT = '-createdAt'

/** The top of the list, the usual sort and empty filters stay out of the URL. */
export const withoutDefaults = withoutListDefaults(USUAL_SORT)
