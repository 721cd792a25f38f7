import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import type { FacetName, ProductFacets } from '~/shared/product/product'
import type { Audience } from '../audience'
import { type CatalogueSearch, toggled } from '../search'
import { FacetGroup } from './FacetGroup'
import { FiltersSkeleton } from './FiltersSkeleton'
import { keepFold, keptFold } from './facet-memory'
import { facetOptions } from './facet-options'
import { PriceFilter } from './PriceFilter'
import { StockFilter } from './StockFilter'

interface Props {
  search: CatalogueSearch
  onChange: ChangeSearch<CatalogueSearch>
  facets: ProductFacets | undefined
  audience: Audience
}

const open: FacetName[] = ['colour', 'type', 'region']
const folded: FacetName[] = ['appellation', 'supplier', 'certifications', 'vintage', 'bottleSizeCl', 'tag']

/** Every filter of the catalogue; each counts what it would find with the others in force. */
export function Filters({ search, onChange, facets, audience }: Props) {
  const { t } = useTranslation('catalogue')
  const [folds, setFolds] = useState<Partial<Record<FacetName, boolean>>>({})
  if (!facets) return <FiltersSkeleton />
  // A filter stays as it was left; those that were never touched open where something in them is chosen.
  const isOpen = (facet: FacetName) =>
    folds[facet] ?? keptFold(facet) ?? (open.includes(facet) || search[facet] !== undefined)
  const fold = (facet: FacetName, isNowOpen: boolean) => {
    setFolds({ ...folds, [facet]: isNowOpen })
    keepFold(facet, isNowOpen)
  }
  const group = (facet: FacetName) => (
    <FacetGroup
      key={facet}
      title={t(`filters.${facet}`)}
      options={facetOptions(t, facet, facets.facets[facet], search[facet])}
      chosen={search[facet] ?? []}
      onToggle={(value) => onChange(toggled(search, facet, value))}
      onClear={() => onChange({ [facet]: undefined })}
      isOpen={isOpen(facet)}
      onFold={(isNowOpen) => fold(facet, isNowOpen)}
    />
  )
  return (
    <>
      <StockFilter search={search} onChange={onChange} />
      {open.map(group)}
      <PriceFilter
        min={search.min}
        max={search.max}
        range={facets.price}
        isTaxIncluded={audience === 'individual'}
        onChange={onChange}
      />
      {folded.map(group)}
    </>
  )
}
