import type { TFunction } from 'i18next'
import type { FilterChip } from '~/shared/parts/FilterChips'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import { chosenGroups, type PeopleSearch } from './people-search'

/** The words and groups in force, each of which can be taken away. */
export function filterChips(
  t: TFunction<'people'>,
  search: PeopleSearch,
  onChange: ChangeSearch<PeopleSearch>,
): FilterChip[] {
  const groups = chosenGroups(search)
  const chips: FilterChip[] = groups.map((code) => ({
    key: code,
    label: t(`enums:user_group.${code}`),
    onRemove: () => {
      const rest = groups.filter((one) => one !== code)
      onChange({ group: rest.length > 0 ? rest : undefined })
    },
  }))
  if (search.search) {
    const label = t('filter.words', { words: search.search })
    chips.unshift({ key: 'search', label, onRemove: () => onChange({ search: undefined }) })
  }
  return chips
}
