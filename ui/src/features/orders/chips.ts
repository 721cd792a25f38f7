import type { TFunction } from 'i18next'
import { formatDate } from '~/shared/format/format'
import type { FilterChip } from '~/shared/parts/FilterChips'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import { chosenStatuses, type OrderSearch } from './search'

/** The statuses, words and dates in force, each of which can be taken away; parties show in their own fields. */
export function filterChips(
  t: TFunction<'orders'>,
  search: OrderSearch,
  onChange: ChangeSearch<OrderSearch>,
): FilterChip[] {
  const statuses = chosenStatuses(search)
  const chips: FilterChip[] = statuses.map((status) => ({
    key: status,
    label: t(`enums:order_status.${status}`),
    onRemove: () => {
      const rest = statuses.filter((one) => one !== status)
      onChange({ status: rest.length > 0 ? rest : undefined })
    },
  }))
  const { from, to } = search
  if (search.search) {
    const label = t('filter.words', { words: search.search })
    chips.unshift({ key: 'search', label, onRemove: () => onChange({ search: undefined }) })
  }
  if (from) {
    const label = t('filter.since', { date: formatDate(from) })
    chips.push({ key: 'from', label, onRemove: () => onChange({ from: undefined }) })
  }
  if (to) {
    const label = t('filter.until', { date: formatDate(to) })
    chips.push({ key: 'to', label, onRemove: () => onChange({ to: undefined }) })
  }
  return chips
}
