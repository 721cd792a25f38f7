import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FacetGroup } from '~/shared/facets/FacetGroup'
import facetClasses from '~/shared/facets/FacetGroup.module.css'
import { facetOptions } from '~/shared/facets/facet-options'
import { PriceFilter } from '~/shared/facets/PriceFilter'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import type { FacetName, ProductFacets } from '~/shared/product/product'
import type { Audience } from '../audience'
import { toggled } from '../narrowing'
import type { CatalogueSearch } from '../search'
import classes from './Filters.module.css'
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
  const { t } = useTranslation(['catalogue', 'catalogue-list'])
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
      title={t(`catalogue-list:filters.${facet}`)}
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

const SKELETON = [2, 4, 8, 8]

/** The shape of the filters while their values are counted. */
function FiltersSkeleton() {
  const { t } = useTranslation(['catalogue', 'catalogue-list'])
  return (
    <div role="status" aria-label={t('loading')}>
      {SKELETON.map((rows, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shape never changes
        <div key={at} className={facetClasses.group}>
          <Skeleton height={14} width="45%" my={13} />
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the shape never changes
            <div key={row} className={classes.row}>
              <Skeleton height={16} width={16} radius="sm" />
              <Skeleton height={12} width={`${40 + ((row * 17) % 30)}%`} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

const FOLDS_KEY = 'millesime.facets'

type Folds = Partial<Record<FacetName, boolean>>

function readFolds(): Folds {
  try {
    return JSON.parse(localStorage.getItem(FOLDS_KEY) ?? '{}') as Folds
  } catch {
    return {}
  }
}

/** Whether the person left a filter open or folded; undefined when it was never touched. */
const keptFold = (facet: FacetName): boolean | undefined => readFolds()[facet]

/** Filters stay on this device as they are left. */
function keepFold(facet: FacetName, isOpen: boolean): void {
  localStorage.setItem(FOLDS_KEY, JSON.stringify({ ...readFolds(), [facet]: isOpen }))
}
