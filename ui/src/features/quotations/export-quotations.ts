import type { QueryClient } from '@tanstack/react-query'
import type { Quotation } from '~/api/types'
import type { Query } from '~/shared/api/query-string'
import type { Selection } from '~/shared/table/selection'
import { chosenRows, wholeList } from '~/shared/table/whole-list'
import { quotationsBatchQuery } from './queries'

/** Every quotation of a list, in its order. */
export const allQuotations = (client: QueryClient, list: Query): Promise<Quotation[]> =>
  wholeList((page, itemsPerPage) => client.fetchQuery(quotationsBatchQuery(list, page, itemsPerPage)))

/** The quotations that are chosen. */
export const chosenQuotations = (client: QueryClient, list: Query, selection: Selection<Quotation>) =>
  chosenRows(selection, () => allQuotations(client, list))
