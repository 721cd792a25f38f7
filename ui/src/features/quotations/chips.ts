import type { TFunction } from 'i18next'
import { formatDate } from '~/shared/format/format'
import type { FilterChip } from '~/shared/parts/FilterChips'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import type { QuotationSearch } from './search'

/** The words and dates in force, each of which can be taken away; parties show in their own fields. */
export function filterChips(
  t: TFunction<'quotations'>,
  { search: words, from, to }: QuotationSearch,
  onChange: ChangeSearch<QuotationSearch>,
): FilterChip[] {
  const chips: FilterChip[] = []
  if (words) {
    const label = t('filter.words', { words })
    chips.push({ key: 'search', label, onRemove: () => onChange({ search: undefined }) })
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
