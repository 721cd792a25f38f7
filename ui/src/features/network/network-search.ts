import * as z from 'zod/mini'
import { tableSearch, wordsSearch } from '~/shared/parts/list-search'

/** The lists of a network: who follows one's terms, whose terms one follows, and who has not answered yet. */
const SIDES = ['children', 'parents', 'sent'] as const

export type Side = (typeof SIDES)[number]

/** The state of the network in the URL; `invitation` is the token of a mailed link, taken out once it was followed. */
export const networkSearch = z.object({
  ...tableSearch('name', 'status', 'invitedAt'),
  side: z.catch(z.optional(z.enum(SIDES)), undefined),
  status: wordsSearch,
  invitation: z.catch(z.optional(z.string()), undefined),
})

export type NetworkSearch = z.infer<typeof networkSearch>
