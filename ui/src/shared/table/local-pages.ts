import type { RowPages } from './row-pages'

const nothing = () => undefined

interface Options<T> {
  /** Another one for another list: other filters. */
  key: string
  /** Undefined until the first answer. */
  rows: T[] | undefined
  error: Error | null
  onRetry: () => unknown
}

/** Rows that are all here as the pages of a continuous table, which draws only those near the screen. */
export const localPages = <T>({ key, rows, error, onRetry }: Options<T>): RowPages<T> => ({
  key,
  total: rows?.length,
  capped: false,
  rowAt: (index) => rows?.[index],
  onShow: nothing,
  load: async (first, last) => rows?.slice(first, last + 1) ?? [],
  isRefreshing: false,
  // What is here goes on when it cannot be read again.
  error: rows ? null : error,
  onRetry: () => void onRetry(),
})
