import type { Schemas } from '~/api/types'

/** The professional groups that a product may be open to and have a price for. */
export const BUYER_GROUPS = [
  'restaurant',
  'wine_merchant',
  'hypermarket',
  'cse',
  'negociant',
] as const satisfies Schemas['CatalogueProductSheet']['groups']
export type BuyerGroup = (typeof BUYER_GROUPS)[number]
