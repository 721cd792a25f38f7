import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import type { ProductColour, ProductType } from '~/api/types'
import { ToneDot } from '~/shared/bottle/ToneDot'
import { toneOf } from '~/shared/bottle/tone'
import type { FacetName, FacetValue } from '~/shared/product/product'
import type { FacetOption } from './FacetGroup'
import { facetLabel } from './facet-labels'

function markOf(facet: FacetName, value: string): ReactNode {
  if (facet === 'colour') return <ToneDot tone={toneOf({ type: 'still', colour: value as ProductColour })} />
  if (facet === 'type' && value !== 'still') {
    return <ToneDot tone={toneOf({ type: value as ProductType, colour: '' })} />
  }
  return undefined
}

/** A filter's values in the server's order; chosen ones that find nothing any more stay, to be taken away. */
export function facetOptions(
  t: TFunction<'catalogue'>,
  facet: FacetName,
  values: FacetValue[],
  chosen: string[] = [],
): FacetOption[] {
  const lost = chosen.filter((value) => values.every((one) => one.value !== value))
  return [...values, ...lost.map((value) => ({ value, count: 0 }))].map((one) => ({
    value: one.value,
    label: facetLabel(t, facet, one),
    count: one.count,
    mark: markOf(facet, one.value),
  }))
}
