export type Scalar = string | number | boolean | null | undefined

/** Filters, sort and page as the API's lists take them; nested records become `order[createdAt]=desc`. */
export type Query = Record<string, Scalar | readonly Scalar[] | Record<string, Scalar>>

const isEmpty = (value: Scalar): value is null | undefined | '' => value === undefined || value === null || value === ''

/** The query with its question mark, or ''. Empty parameters are dropped, arrays are sent once per value as `key[]`. */
export function queryString(query: Query): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (Array.isArray(value)) {
      for (const entry of new Set(value as readonly Scalar[]))
        if (!isEmpty(entry)) params.append(`${key}[]`, String(entry))
    } else if (typeof value === 'object' && value !== null) {
      for (const [inner, entry] of Object.entries(value as Record<string, Scalar>))
        if (!isEmpty(entry)) params.append(`${key}[${inner}]`, String(entry))
    } else if (!isEmpty(value as Scalar)) {
      params.append(key, String(value))
    }
  }
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}
