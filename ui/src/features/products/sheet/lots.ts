import { queryOptions } from '@tanstack/react-query'
import type { Collection, Item } from '~/api/types'
import { api } from '~/shared/api/client'

/** A bottling and what its label must tell; per 100 ml, in kJ, kcal and grams. */
export interface Lot extends Item {
  lot: string
  ingredients: string
  allergens: string[]
  energyKj: number
  energyKcal: number
  fat: number
  saturates: number
  carbohydrate: number
  sugars: number
  protein: number
  salt: number
  /** The public page. */
  url: string
}

export const lotsQuery = (product: number) =>
  queryOptions({
    queryKey: ['products', 'lots', product],
    queryFn: ({ signal }) =>
      api.get<Collection<Lot>>(`/products/${product}/lots`, { query: { itemsPerPage: 500 }, signal }),
  })

/** Where a lot is changed: its number may hold any character. */
export const lotPath = (product: number, lot: string) => `/products/${product}/lots/${encodeURIComponent(lot)}`

/** The public page of a lot. */
export const labelPage = (product: number, lot: string) => `/e-label/${product}/${encodeURIComponent(lot)}`
