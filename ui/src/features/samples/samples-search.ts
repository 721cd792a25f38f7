import * as z from 'zod/mini'
import type { SampleStatus } from '~/api/types'
import type { Query } from '~/shared/api/query-string'
import { listSearch, orderQuery, withoutListDefaults } from '~/shared/parts/list-search'

export const TABS = ['pending', 'accepted', 'refused'] as const

type Tab = (typeof TABS)[number]

/** Acceptée is what was accepted, ordered or not (specification 3). */
const tabs: Record<Tab, SampleStatus[]> = { pending: ['pending'], accepted: ['valid', 'ordering'], refused: ['reject'] }

const sortable = ['createdAt', 'product', 'customer', 'supplier', 'status'] as const
const sorts = sortable.flatMap((key) => [key, `-${key}` as const])

const id = z.catch(z.optional(z.int().check(z.minimum(1))), undefined)

/** A continuous table has no pages. */
const { page: _page, ...listFields } = listSearch.shape

/** The list's state in the URL; `request` is the one that is open beside it. */
export const samplesSearch = z.object({
  ...listFields,
  sort: z.catch(z.optional(z.enum(sorts)), undefined),
  tab: z.catch(z.optional(z.enum(TABS)), undefined),
  supplier: id,
  customer: id,
  request: id,
})

export type SamplesSearch = z.infer<typeof samplesSearch>

export const USUAL_SORT = '-createdAt'

/** The requests of a list as the API takes it, the newest first. */
export const samplesListQuery = ({ tab, search, supplier, customer, sort }: SamplesSearch): Query => ({
  status: tab ? tabs[tab] : [],
  search,
  supplier: supplier ? [supplier] : [],
  customer: customer ? [customer] : [],
  ...orderQuery(sort ?? USUAL_SORT),
})

/** What clears every filter of the bar; the tab stays. */
export const noFilters: Partial<SamplesSearch> = { search: undefined, supplier: undefined, customer: undefined }

export const isFiltered = ({ search, supplier, customer, tab }: SamplesSearch) =>
  [search, supplier, customer, tab].some((chosen) => chosen !== undefined)

/** The top of the list, the usual sort and empty filters stay out of the URL. */
export const withoutDefaults = withoutListDefaults(USUAL_SORT)

/** Opens a request beside the list, or closes it. */
export const withRequest = (request: number | undefined) => (before: object) => ({ ...before, request })
