import { choiceSearch, searchOf, tableSearch, textSearch, wordsSearch } from '~/shared/parts/search-fields'

/** The lists of a network: who follows one's terms, whose terms one follows, and who has not answered yet. */
const SIDES = ['children', 'parents', 'sent'] as const

export type Side = (typeof SIDES)[number]

/** The state of the network in the URL; `invitation` is the token of a mailed link, taken out once it was followed. */
export const networkSearch = searchOf({
  ...tableSearch('name', 'status', 'invitedAt'),
  side: choiceSearch(...SIDES),
  status: wordsSearch,
  invitation: textSearch,
})

export type NetworkSearch = ReturnType<typeof networkSearch>
