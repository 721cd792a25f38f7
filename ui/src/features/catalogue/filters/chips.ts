import type { TFunction } from 'i18next'
import { facetLabel } from '~/shared/facets/facet-labels'
import { formatMoney } from '~/shared/format/format'
import type { FilterChip } from '~/shared/parts/FilterChips'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import type { ProductFacets } from '~/shared/product/product'
import { toggled } from '../narrowing'
import { type CatalogueSearch, FACETS } from '../search'

/** The filters in force, each of which can be taken away. */
export function filterChips(
  t: TFunction<'catalogue'>,
  search: CatalogueSearch,
  onChange: ChangeSearch<CatalogueSearch>,
  facets: ProductFacets | undefined,
): FilterChip[] {
  const chips = FACETS.flatMap((facet) =>
    (search[facet] ?? []).map((value) => {
      const known = facets?.facets[facet].find((one) => one.value === value)
      return {
        key: `${facet}:${value}`,
        label: facetLabel(t, facet, known ?? { value }),
        onRemove: () => onChange(toggled(search, facet, value)),
      }
    }),
  )
  const { min, max } = search
  if (search.search) {
    chips.unshift({
      key: 'search',
      label: t('catalogue-list:filters.words', { words: search.search }),
      onRemove: () => onChange({ search: undefined, exact: undefined }),
    })
  }
  if (search.available) {
    chips.push({
      key: 'available',
      label: t('catalogue-list:filters.available'),
      onRemove: () => onChange({ available: undefined }),
    })
  }
  if (search.warehouse) {
    chips.push({
      key: 'warehouse',
      label: t('catalogue-list:filters.mixable'),
      onRemove: () => onChange({ warehouse: undefined }),
    })
  }
  if (min !== undefined) {
    const label = t('catalogue-list:filters.from', { amount: formatMoney(min) })
    chips.push({ key: 'min', label, onRemove: () => onChange({ min: undefined }) })
  }
  if (max !== undefined) {
    const label = t('catalogue-list:filters.upTo', { amount: formatMoney(max) })
    chips.push({ key: 'max', label, onRemove: () => onChange({ max: undefined }) })
  }
  return chips
}
