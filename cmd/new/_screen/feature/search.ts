import * as z from 'zod/mini'
import { tableSearch } from '~/shared/parts/list-search'

/** The list's state in the URL. Whatever is broken there counts as not chosen. */
export const specimenSearch = z.object(tableSearch('createdAt', 'name'))

export type SpecimenSearch = z.infer<typeof specimenSearch>

/** The newest come first. */
export const USUAL_SORT = '-createdAt'
