import type { Goods } from '~/shared/warehouse/goods'
import { bottles } from './products'

/** The same products as documents of the warehouse name them. */
export const goods: Goods[] = bottles.slice(0, 3).map((bottle) => ({
  '@id': `/api/products/${bottle.id}`,
  id: bottle.id,
  reference: `REF-${bottle.id}`,
  ean: `376000123001${bottle.id}`,
  name: bottle.name,
  type: bottle.type,
  colour: bottle.colour,
  region: bottle.region,
  appellation: bottle.appellation,
  vintage: bottle.vintage,
  bottleSizeCl: 75,
  unitsPerCarton: 6,
  images: [],
}))
