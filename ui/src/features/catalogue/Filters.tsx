import { useTranslation } from 'react-i18next'
import { BlockSkeleton } from '~/shared/parts/Skeletons'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import { FacetGroup } from './FacetGroup'
import { facetOptions } from './facet-options'
import { PriceFilter } from './PriceFilter'
import type { FacetName, ProductFacets } from './product'
import { StockFilter } from './StockFilter'
import { type CatalogueSearch, toggled } from './search'

interface Props {
  search: CatalogueSearch
  onChange: ChangeSearch<CatalogueSearch>
  facets: ProductFacets | undefined
}

const open: FacetName[] = ['colour', 'type', 'region']
const folded: FacetName[] = ['appellation', 'supplier', 'certifications', 'vintage', 'bottleSizeCl', 'tag']

/** Every filter of the catalogue; each counts what it would find with the others in force. */
export function Filters({ search, onChange, facets }: Props) {
  const { t } = useTranslation('catalogue')
  if (!facets) return <BlockSkeleton height={560} />
  const group = (facet: FacetName) => (
    <FacetGroup
      key={facet}
      title={t(`filters.${facet}`)}
      options={facetOptions(t, facet, facets.facets[facet], search[facet])}
      chosen={search[facet] ?? []}
      onToggle={(value) => onChange(toggled(search, facet, value))}
      folded={folded.includes(facet)}
    />
  )
  return (
    <>
      <StockFilter search={search} onChange={onChange} />
      {open.map(group)}
      <PriceFilter min={search.min} max={search.max} range={facets.price} onChange={onChange} />
      {folded.map(group)}
    </>
  )
}
