import * as z from 'zod/mini'
import { datesSearch, idSearch, tableSearch, wordsSearch } from '~/shared/parts/list-search'

/** The list's state in the URL. Whatever is broken there counts as not chosen. */
export const invoicesSearch = z.object({
  ...tableSearch('number', 'issuedOn', 'dueOn', 'totalPriceTaxIncl', 'customer', 'supplier'),
  ...datesSearch,
  status: wordsSearch,
  kind: wordsSearch,
  supplier: idSearch,
  customer: idSearch,
  order: idSearch,
})

export type InvoicesSearch = z.infer<typeof invoicesSearch>

/** The newest come first. */
export const USUAL_SORT = '-issuedOn'
