import type { TFunction } from 'i18next'
import { formatDate } from '~/shared/format/format'
import type { FilterChip } from '~/shared/parts/FilterChips'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import { chosenGroups, chosenStatuses } from './user-list'
import type { UserSearch } from './user-search'

const without = (codes: string[], code: string) => {
  const rest = codes.filter((one) => one !== code)
  return rest.length > 0 ? rest : undefined
}

/** The words, groups, statuses and days in force, each of which can be taken away. */
export function userChips(t: TFunction<'users'>, search: UserSearch, onChange: ChangeSearch<UserSearch>): FilterChip[] {
  const groups = chosenGroups(search)
  const statuses = chosenStatuses(search)
  const { search: words, from, to } = search
  const chips: (FilterChip | false)[] = [
    words !== undefined &&
      words !== '' && {
        key: 'search',
        label: t('filter.words', { words }),
        onRemove: () => onChange({ search: undefined }),
      },
    ...groups.map((code) => ({
      key: code,
      label: t(`enums:user_group.${code}`),
      onRemove: () => onChange({ group: without(groups, code) }),
    })),
    ...statuses.map((code) => ({
      key: code,
      label: t(`enums:user_status.${code}`),
      onRemove: () => onChange({ status: without(statuses, code) }),
    })),
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
