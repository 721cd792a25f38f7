import type { FacetName } from '~/shared/product/product'

const KEY = 'millesime.facets'

type Folds = Partial<Record<FacetName, boolean>>

function read(): Folds {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Folds
  } catch {
    return {}
  }
}

/** Whether the person left a filter open or folded; undefined when it was never touched. */
export const keptFold = (facet: FacetName): boolean | undefined => read()[facet]

/** Filters stay on this device as they are left. */
export function keepFold(facet: FacetName, isOpen: boolean): void {
  localStorage.setItem(KEY, JSON.stringify({ ...read(), [facet]: isOpen }))
}
