import type { TFunction } from 'i18next'
import { formatDate } from '~/shared/format/format'
import type { FilterChip } from '~/shared/parts/FilterChips'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import type { UserSearch } from './user-search'

/** The days in force, each of which can be taken away; people and acts show in their own fields. */
export function auditChips(
  t: TFunction<'users'>,
  { from, to }: UserSearch,
  onChange: ChangeSearch<UserSearch>,
): FilterChip[] {
  const chips: (FilterChip | false)[] = [
    from !== undefined && {
      key: 'from',
      label: t('filter.since', { date: formatDate(from) }),
      onRemove: () => onChange({ from: undefined }),
    },
    to !== undefined && {
      key: 'to',
      label: t('filter.until', { date: formatDate(to) }),
      onRemove: () => onChange({ to: undefined }),
    },
  ]
  return chips.filter((chip) => chip !== false)
}
