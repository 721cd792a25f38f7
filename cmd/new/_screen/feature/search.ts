import { searchOf, tableSearch } from '~/shared/parts/search-fields'

/** The list's state in the URL. Whatever is broken there counts as not chosen. */
export const specimenSearch = searchOf(tableSearch('createdAt', 'name'))

export type SpecimenSearch = ReturnType<typeof specimenSearch>

/** The newest come first. */
export const USUAL_SORT = '-createdAt'
