import { choiceSearch, datesSearch, idSearch, searchOf, tableSearch, wordsSearch } from '~/shared/parts/search-fields'

/** The parts of the list: what each document is, as specification 3 calls it. */
export const TYPES = ['invoice', 'quotation', 'releve', 'other'] as const

/** The list's state in the URL; `document` is the one that is open beside it. */
export const documentsSearch = searchOf({
  ...tableSearch('issuedOn', 'number', 'totalPriceTaxIncl'),
  ...datesSearch,
  tab: choiceSearch(...TYPES),
  kind: wordsSearch,
  status: wordsSearch,
  supplier: idSearch,
  customer: idSearch,
  order: idSearch,
  document: idSearch,
})

export type DocumentsSearch = ReturnType<typeof documentsSearch>

/** The newest come first. */
export const USUAL_SORT = '-issuedOn'

/** Opens a document beside the list, or closes it. */
export const withDocument = (document: number | undefined) => (before: object) => ({ ...before, document })
