/** Reads one value of an address; what is broken there counts as not chosen. */
type Field<Value> = (given: unknown) => Value | undefined

type Fields = Record<string, Field<unknown>>

/** What a screen's address says, read field by field. */
type Found<Given extends Fields> = { [Name in keyof Given]?: ReturnType<Given[Name]> }

/**
 * Reads the search of an address, `?tab=todo&supplier=4`, for a route's `validateSearch`. A broken value falls back, so a
 * broken link never breaks a page, and what is not asked for is left out.
 */
export const searchOf =
  <Given extends Fields>(fields: Given) =>
  (search: Record<string, unknown>): Found<Given> => {
    const asked = Object.entries(fields).filter(([name]) => name in search)
    // Broken ones are named, or the router would take them as they stand.
    return Object.fromEntries(asked.map(([name, read]) => [name, read(search[name])])) as Found<Given>
  }

export const textSearch: Field<string> = (given) => (typeof given === 'string' ? given : undefined)

/** Words that somebody types: the router reads `?search=2019` as a number. */
const typedSearch: Field<string> = (given) =>
  typeof given === 'number' || typeof given === 'boolean' ? String(given) : textSearch(given)

/** A filter with several values; what is not a list of words counts as none. */
export const wordsSearch: Field<string[]> = (given) => (Array.isArray(given) ? given.map(String) : undefined)

/** A number, of `least` or more. */
export const numberSearch =
  (least = Number.NEGATIVE_INFINITY): Field<number> =>
  (given) =>
    typeof given === 'number' && Number.isFinite(given) && given >= least ? given : undefined

export const wholeSearch =
  (least: number): Field<number> =>
  (given) =>
    Number.isSafeInteger(given) ? numberSearch(least)(given) : undefined

/** One record, named by its number. */
export const idSearch = wholeSearch(1)

/** One of some codes: a part of the list, a filter with one value at most. */
export const choiceSearch =
  <const Code extends string | number | boolean>(...codes: Code[]): Field<Code> =>
  (given) =>
    codes.find((code) => code === given)

/** What every list keeps in its address: `row` is the first row in sight of a continuous table, `columns` are column choices. */
const rowFields = { search: typedSearch, row: wholeSearch(0), columns: wordsSearch }

/** The address of a list with pages. */
export const listSearch = { ...rowFields, page: wholeSearch(1) }

/** A day as the URL and the API write it. */
const day = (given: unknown) => (typeof given === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(given) ? given : undefined)

/** A filter by two days, of which either may be open. */
export const datesSearch = { from: day, to: day }

/**
 * The address of a continuous table, `?sort=-createdAt&search=…`, which has no pages; `sortable` are the keys that its
 * rows can be sorted by. Defaults stay out of it.
 */
export const tableSearch = <const Key extends string>(...sortable: Key[]) => ({
  ...rowFields,
  sort: choiceSearch(...sortable.flatMap((key) => [key, `-${key}` as const])),
})
