import { choiceSearch, searchOf } from '~/shared/parts/search-fields'

/** What of a receipt can be put on paper. */
const PAPERS = ['slip', 'differences'] as const

export type Paper = (typeof PAPERS)[number]

/** How a receipt's address shows it: counting, or as a paper. */
export const receiptSearch = searchOf({ count: choiceSearch(1), paper: choiceSearch(...PAPERS) })

export type ReceiptSearch = ReturnType<typeof receiptSearch>
