import { choiceSearch, idSearch, searchOf } from '~/shared/parts/search-fields'

/** What can be put on paper for who prepares and who receives. */
const PAPERS = ['picking', 'delivery'] as const

/** Which paper an order's address shows; a delivery note may be that of one shipment. */
export const paperSearch = searchOf({ paper: choiceSearch(...PAPERS), shipment: idSearch })

export type PaperSearch = ReturnType<typeof paperSearch>
