import type { Schemas } from '~/api/types'

/** A product as lists show it (domain 9.2). Prices are for one bottle; null where the viewer has none. */
export type Product = Schemas['CatalogueProduct']

export type ProductTag = Product['tag']

export type ProductDetail = Schemas['CatalogueDetail']

export type FacetValue = Schemas['CatalogueFacetValue']

export type ProductFacets = Schemas['CatalogueFacets']

export type FacetName = keyof ProductFacets['facets']

/** A supplier as the catalogue shows it; limits of free shipping are null when there are none. */
export type ProductSupplier = Schemas['CatalogueProductSupplier']
