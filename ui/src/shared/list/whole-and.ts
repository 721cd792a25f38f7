import type { ListTab } from '~/shared/parts/ListTabs'

/** The whole list, then its parts; a part says how many rows it has where that is known. */
export const wholeAnd = <const Key extends string>(
  parts: readonly Key[],
  name: (key: Key | 'all') => string,
  counts: { [key in Key | 'all']?: number | undefined } = {},
): ListTab<Key>[] =>
  [undefined, ...parts].map((key) => ({ key, label: name(key ?? 'all'), count: counts[key ?? 'all'] }))
